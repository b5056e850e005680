import { describe, expect, test } from 'vitest';
import { withSpelling } from '#engine/flash/parse/names/spelling.ts';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

describe('what is typed in haste is read as it is meant', () => {
  test.each([
    ['a cat sleepin on a cresent moon', 'a cat sleeping on a crescent moon'],
    ["wolf howlin' at the moon", 'wolf howling at the moon'],
    ['hummingbrids and buterflies', 'hummingbirds and butterflies'],
    ['pheonix w/ a skelleton', 'phoenix with a skeleton'],
    ['skull w roses 4 my gran', 'skull with roses for my gran'],
    ['2 lil birds', '2 little birds'],
    ['robin sat on a spade', 'robin sitting on a spade'],
    ['roses coming out the barrel', 'roses coming out of the barrel'],
    ['coy fish tatoo', 'koi fish tattoo'],
    ['hummming bird with hibiscas', 'humming bird with hibiscus'],
    ['dragoon and samauri', 'dragon and samurai'],
    ['lotous and chrysantemum', 'lotus and chrysanthemum'],
    ['dolfin jumping over a mermade', 'dolphin jumping over a mermaid'],
    ['sparow, peacok and cheeta', 'sparrow, peacock and cheetah'],
    ['cherry blosom branch', 'cherry blossom branch'],
    ['guardian angle and virgin marry', 'guardian angel and virgin mary'],
    ['Chrysantemum with leaves', 'chrysanthemum with leaves'],
    ['turttles and seaguls', 'turtles and seagulls'],
    ['piggy with wings', 'pig with wings'],
    ['teddybear and pinetrees', 'teddy bear and pine trees'],
    ['a skulll and the mooon', 'a skull and the moon'],
  ])('%s', (typed, meant) => {
    expect(withSpelling(typed)).toBe(meant);
  });

  test.each([
    'a dog named wolfe',
    'the name Russel',
    'the words "cresent moon"',
    's w a s t i k a',
    'monster truck on rough terrain',
    'a compass for my fathers',
    'australian shepherd',
    'piggy bank and rubber ducky',
    'familia and fortuna with roses',
    'karina and margaret',
    'a chandelier for the stepson of a falconer',
    'a locket with a bonnet',
    'deer at the river bank',
    '骷髅和玫瑰',
  ])('and what is meant stays: %s', (prompt) => {
    expect(withSpelling(prompt)).toBe(prompt);
  });
});

describe('what is only described has its name', () => {
  test.each([
    ['a horse with a horn', 'unicorn'],
    ['white horse with big wings', 'pegasus'],
    ['half woman half fish', 'mermaid'],
    ['the bird that rises from the ashes', 'phoenix'],
    ['that fish with the light on its head', 'anglerfish'],
    ['the genie from the lamp', 'genie'],
    ['sea creature with eight arms', 'octopus'],
    ['insect that glows', 'firefly'],
  ])('%s', (prompt, name) => {
    expect(readPrompt(prompt).subjects.map(({ concept }) => concept.name)).toEqual([name]);
  });
});

describe('talk about a thing leaves it', () => {
  test.each([
    ['gimme a sick skull dude with flames comin out the eyes lol', ['skull', 'fire'], ['sick']],
    ['a badass chick with a knife in her teeth', ['woman', 'dagger'], ['badass']],
    ['a chick hatching from an egg', ['hatching-chick'], []],
    ['hand drawn like by a child, a dog', ['dog'], ['like by a child']],
    ['ring finger tattoo tiny crown', ['crown'], []],
    ['a spider hanging from my ear', ['spider'], ['hanging']],
    ['an octopus like in old sea maps attacking a ship', ['octopus', 'ship'], ['like in old sea maps']],
    ["like a children's book, a hedgehog", ['hedgehog'], ["like a children's book"]],
    ['jack of spades playing card', ['jack-of-spades'], []],
    ['three snowmen', ['snowman'], []],
    ['i am a survivor and want a phoenix', ['phoenix'], []],
    ['hi do you guys do mushrooms on the ankle', ['mushroom'], []],
    ['two trees, my husband does it too', ['tree'], ['husband']],
    ['bull rider one hand up', ['bull-rider'], ['one hand up']],
    ['a suprise for my rose', ['rose'], ['surprise']],
    ['im a photographer and dive a lot so thinking an octopus', ['octopus'], []],
    ['im a mechanic so i was thinking a wrench', ['wrench'], []],
    ['i am a virgo and want flowers', ['virgo', 'flower'], []],
    ['i lost my cat last year, a paw print', ['cat', 'paw'], []],
  ])('%s', (prompt, names, ignored) => {
    const { subjects, ignored: told } = readPrompt(prompt);
    expect({ names: subjects.map(({ concept }) => concept.name), told }).toEqual({ names, told: ignored });
  });

  test('and the last number counts', () => {
    const count = (prompt: string) => readPrompt(prompt).subjects[0]?.count;
    expect(count('a sparrow for every brother, so 5 sparrows')).toBe(5);
    expect(count('a rose for my gran, she loved roses')).toBe(1);
  });
});
