import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

const read = (prompt: string) => {
  const { subjects, ignored } = readPrompt(prompt);
  return {
    names: subjects.map(({ concept: { name }, count }) => (count > 1 ? `${name} ×${count}` : name)),
    ignored,
  };
};

describe('what is named twice is drawn once', () => {
  test.each([
    ['poppy with only the flower in red', ['poppy']],
    ['ミモザ、娘の誕生花', ['mimosa']],
    ['sunflower and other flowers', ['sunflower', 'flower ×3']],
    ['bearded dragon lizard on a branch', ['bearded-dragon', 'branch']],
    ['koala bear hugging a heart', ['koala', 'heart']],
    ['triceratops dinosaur', ['triceratops']],
    ['black panther cat', ['panther']],
    ['rhino skull', ['animal-skull']],
    ['hand doing peace sign', ['peace-hand']],
    ['clock hands', ['clock']],
    ['my nans favourite flower was a carnation', ['carnation']],
    ['leo star sign', ['leo']],
    ['my mums name Carol', []],
    ['knitting needles and ball of wool with cat', ['knitting', 'cat']],
  ])('%s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });

  test.each([
    ['dragon and lizard', ['dragon', 'lizard']],
    ['hands holding a clock', ['hand ×2', 'clock']],
    ['a star and a sun', ['star', 'sun']],
    ['yellow mums', ['chrysanthemum']],
  ])('but two things are two: %s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });
});

describe('what only says of a thing what it is for or like is told', () => {
  test.each([
    ['football boots', ['boots'], ['football']],
    ['gardening gloves and a robin', ['knit-gloves', 'robin'], ['gardening']],
    ['skeleton hand ok sign', ['skeleton-hand'], ['ok sign']],
    ['elephant family walking', ['elephant ×3'], []],
    ['phoenix feather quill', ['quill'], ['phoenix feather']],
    ['unicorn with rainbow mane', ['unicorn'], ['rainbow']],
    ['nurse watch and a syringe', ['pocket-watch', 'syringe'], ['nurse']],
    ['teacher apple with books', ['apple', 'book ×2'], ['teacher']],
    ['teacher owl with books', ['owl', 'book ×2'], ['teacher']],
    ['fire fighter axe', ['axe'], ['fire fighter']],
    ['orca whale tail', ['whale-tail'], ['orca']],
    ['wolf tooth necklace', ['necklace'], ['wolf', 'tooth']],
    ['skull ring', ['ring'], ['skull']],
    ['icarus falling with burning wings', ['icarus'], ['burning wings']],
    ['odin with two ravens and one eye', ['odin'], []],
    ['teddy bear with a button eye and a heart', ['teddy-bear', 'heart'], ['button eye']],
    ['girl with devil horns', ['woman'], ['devil horns']],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored });
  });
});

describe('a number counts what it stands before', () => {
  test.each([
    ['three nails crown of thorns and dove', ['nail ×3', 'thorns', 'dove'], []],
    ['my dogs ears outline', ['dog'], ['ears']],
    ['octopus holding cups of tea', ['octopus', 'teacup ×2'], []],
    ['my black lab Murphy', ['labrador'], ['Murphy']],
    ['her dog Teddy', ['dog'], ['Teddy']],
    ['playstation buttons', ['gamepad'], ['buttons']],
    ['buddha hand with lotus', ['hand', 'lotus'], ['buddha']],
    ['two foxes nose to nose', ['fox ×2'], ['nose to nose']],
    ['skull with flames coming out of eyes', ['skull', 'fire'], []],
    ['mums name Julie on a scroll', ['scroll'], []],
    ['chess board with king', ['chessboard', 'chess-king'], []],
    ['white lilly', ['lily'], []],
    ['ghost playing game boy', ['ghost', 'game-boy'], []],
    ['stumps and cricket ball and bat', ['cricket-bat'], ['stumps']],
  ])('%s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored });
  });
});

describe('relations that no drawing shows are told', () => {
  test.each([
    ['heart made of two fish', 'beside'],
    ['cross made from two feathers', 'beside'],
    ['heart made of roses', 'made-of'],
  ])('%s', (prompt, kind) => {
    expect(readPrompt(prompt).relations.map((relation) => relation.kind)).toEqual([kind]);
  });

  test('who smokes wears the hat, and not what is smoked', () => {
    const { relations } = readPrompt('bulldog smoking a cigar in a bowler hat');
    expect(
      relations.map(({ kind, subject, object }) => [kind, subject.concept.name, object.concept.name]),
    ).toEqual([
      ['holding', 'bulldog', 'cigar'],
      ['wearing', 'bulldog', 'fedora'],
    ]);
  });

  test('a name that nothing draws is written whole', () => {
    expect(readPrompt('space invaders in a row').lettering).toBe('space invaders in a row');
  });
});
