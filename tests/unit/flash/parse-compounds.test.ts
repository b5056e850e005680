import { describe, expect, test } from 'vitest';
import { lexicon } from '#engine/flash/lexicon/lexicon.ts';
import { compounds } from '#engine/flash/lexicon/words/compounds.ts';
import { unpicturedIn } from '#engine/flash/lexicon/words/unpictured.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

const read = (prompt: string) => {
  const { subjects, ignored } = readPrompt(prompt);
  return { names: subjects.map(({ concept }) => concept.name), ignored };
};

describe('a name of two things', () => {
  test('is drawn as its kind, and told so', () => {
    const misread = compounds.filter(([phrase, name]) => {
      const [subject, ...others] = readPrompt(phrase).subjects;
      return subject?.concept.name !== name || subject.fallback === null || others.length > 0;
    });
    expect(misread).toEqual([]);
  });

  test('is no word of the lexicon, and none that nothing draws', () => {
    const words = new Set([...lexicon.flatMap(({ words: { en } }) => en), ...unpicturedIn('en')]);
    expect(compounds.filter(([phrase]) => words.has(phrase))).toEqual([]);
  });

  test.each([
    ['hummingbird hawk moth', ['moth'], []],
    ['blue tit on a milk bottle', ['chickadee', 'milk'], []],
    ['water vole', ['mouse'], []],
    ['jersey cow', ['cow'], []],
    ['nan bread', ['bread'], []],
    ['canal lock', [], ['canal lock']],
    ['hairy coo', ['highland-cow'], []],
    ['windmill water pump', ['windmill'], ['water pump']],
    ['wrench and copper pipe', ['wrench'], ['copper pipe']],
    ['cricket stumps', [], ['cricket stumps']],
    ['table tennis bat', ['ping-pong'], []],
    ['king parrot', ['parrot'], []],
    ['isle of man tt', [], ['isle of man', 'tt']],
    ['holly wreath', ['holly'], ['wreath']],
    ['wreath of roses', ['rose'], ['wreath']],
    ['skull in a wreath', ['skull'], []],
    ['goose berries on a branch', ['berries', 'branch'], []],
    ['a sun dress hanging on a line', ['dress'], ['hanging', 'on a line']],
    ['wheel barrow with roses', ['wheelbarrow', 'rose'], []],
    ['moon stone necklace', ['necklace'], ['moon stone']],
    ['robin with a wood pecker', ['robin'], ['wood pecker']],
    ['moth like silence of the lambs', ['moth'], ['silence of the lambs']],
    ['in the style of van gogh a sunflower', ['sunflower'], ['van gogh']],
    ['sailor jerry style swallow', ['swallow'], ['sailor jerry']],
    ['a baby crane bird', ['crane'], ['baby']],
    ['a salmon fish and a crow bird', ['salmon', 'raven'], []],
    ['highland cow with flowers on its head and a nose ring', ['highland-cow', 'flower'], ['nose ring']],
    ['tarot card the star but with a woman', ['tarot', 'woman'], []],
    ['tarot card the lovers but with skeletons', ['tarot-lovers', 'skeleton'], []],
    ['a dragon with big open wings', ['western-dragon'], []],
    ['a dragonfly with long skinny wings', ['dragonfly'], ['long', 'skinny']],
    ['a snail with a house for a shell', ['snail', 'house'], ['for a shell']],
    ['tree of life but the roots are dna', ['tree-of-life', 'dna'], ['but the roots are']],
    ['wolf with one blue eye', ['wolf'], ['one blue eye']],
    ['a letter M made of roses', ['rose'], ['made of roses']],
    ['wolf paw print with mountains inside', ['paw', 'mountain'], []],
    ['thin blue line flag', ['flag'], ['thin blue line']],
    ['death metal goat head', ['goat'], ['death metal']],
    ["dead man's hand", ['cards'], []],
    ["devil's tower with a star", ['star'], ["devil's tower"]],
    ["potter's wheel and a vase", ['potters-wheel', 'vase'], []],
    ['navy seal trident', ['trident'], []],
    ['map of texas', ['texas-map'], []],
    ['motorcycle chain around a skull', ['chain', 'skull'], []],
    ["odin's ravens", ['raven'], []],
    ['phoenix rising out of a car engine', ['phoenix'], ['car engine']],
    ['turtle with shark teeth', ['turtle', 'tooth'], []],
    ["grandpa's fishing hat on a tombstone", ['fedora', 'tombstone'], []],
  ])('is nothing else: %s', (prompt, names, ignored) => {
    expect(read(prompt)).toEqual({ names, ignored });
  });

  test('and of a possessive without its apostrophe there is one', () => {
    const counts = (prompt: string) => readPrompt(prompt).subjects.map(({ count }) => count);
    expect(counts('lions head')).toEqual([1]);
    expect(counts('angel and devil sides of a womans face')).toEqual([1, 1, 1]);
    expect(counts('two wolfs heads')).toEqual([2]);
    expect(counts('a frog out of a wizards boot')).toEqual([1, 1, 1]);
    expect(counts('a rabbit out of a magicians hat')).toEqual([1]);
  });

  test.each([
    ['wolf moon', ['wolf', 'moon']],
    ['a girl and a bird', ['woman', 'swallow']],
  ])('but two things are two: %s', (prompt, names) => {
    expect(read(prompt).names).toEqual(names);
  });
});
