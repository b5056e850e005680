import { describe, expect, test } from 'vitest';
import { readPrompt } from '#engine/flash/parse/read-prompt.ts';

function namesIn(prompt: string): string[] {
  return readPrompt(prompt).subjects.map(({ concept }) => concept.name);
}

describe('a manner is reported, and no thing is drawn for it', () => {
  test.each([
    ['mermaid on an anchor, Pin Up style', ['mermaid', 'anchor'], []],
    ['greek god Zeus, marble statue look', ['zeus'], ['marble statue']],
    ['pirate themed cat', ['cat'], ['pirate']],
    ['samurai skull', ['skull'], ['samurai']],
    ['ninja cat', ['cat'], ['ninja']],
    ['wolf mask and roses', ['wolf', 'rose'], ['mask']],
    ['狼のお面と彼岸花', ['wolf', 'spider-lily'], ['お面']],
    ['狼面具', ['wolf'], ['面具']],
    ['great wave style band around the arm', ['wave'], ['band']],
    ['a realistic lion with roses', ['lion', 'rose'], ['realistic']],
    ['hyper realistic wolf', ['wolf'], ['hyper realistic']],
    ['wolf, photorealism', ['wolf'], ['photorealism']],
    ['trash polka skull', ['skull'], ['trash polka']],
    ['写实风格的狮子', ['lion'], ['写实风格的']],
    ['リアルな狼', ['wolf'], ['リアルな']],
    ['a portrait of my dog', ['dog'], ['portrait']],
    ['a lion in the style of Alphonse Mucha', ['lion'], ['Alphonse', 'Mucha']],
  ])('%s', (prompt, names, ignored) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt).ignored).toEqual(ignored);
  });

  test.each([
    ['wolf wearing a mask', ['wolf', 'mask']],
    ['ninja style', ['ninja']],
    ['samurai dragon', ['samurai', 'dragon']],
    ['a samurai and a skull', ['samurai', 'skull']],
    ['lion dance mask', ['lion-dance']],
    ['fox mask and roses', ['kitsune-mask', 'rose']],
    ['狐のお面と彼岸花', ['kitsune-mask', 'spider-lily']],
    ['狐狸面具', ['kitsune-mask']],
    ['cat silhouette', ['cat']],
    ['realistic heart', ['anatomical-heart']],
    ['リアルな心臓', ['anatomical-heart']],
    ['a portrait of a woman', ['woman']],
    ['猫のシルエット', ['cat']],
  ])('but a thing is drawn: %s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });
});

describe("the look of somebody's eyes", () => {
  test.each([
    ['lion face, blue eyes', 'lion', 'blue eyes'],
    ['wolf with glowing red eyes', 'wolf', 'glowing red eyes'],
    ['blue-eyed wolf', 'wolf', 'blue-eyed'],
    ['fox with closed eyes', 'fox', 'closed eyes'],
    ['蓝眼睛的狼', 'wolf', '蓝眼睛'],
    ['青い目の狼', 'wolf', '青い目'],
    ['关公,开眼闭眼', 'guan-yu', '开眼闭眼'],
  ])('is reported: %s', (prompt, name, ignored) => {
    expect(readPrompt(prompt)).toMatchObject({
      subjects: [{ concept: { name }, pigment: null }],
      ignored: [ignored],
    });
  });

  test('is drawn where the eyes are nobody’s', () => {
    expect(namesIn('blue eyes and a rose')).toEqual(['eye', 'rose']);
    expect(namesIn('a wolf and a blue eye')).toEqual(['wolf', 'eye']);
    expect(namesIn('蓝眼睛和蝴蝶')).toEqual(['eye', 'butterfly']);
    expect(namesIn('青い目と蝶')).toEqual(['eye', 'butterfly']);
  });
});

describe('what two names say is drawn once', () => {
  test.each([
    ['portrait of my dog, a golden retriever', ['golden-retriever']],
    ['我家狗狗,柴犬头像', ['shiba']],
    ['愛犬の似顔絵、プードル', ['poodle']],
    ['sugar skull woman with flowers in her hair, day of the dead', ['catrina', 'flower']],
    ['pin up girl nurse', ['nurse']],
    ['a dog and a husky', ['dog', 'husky']],
    ['犬、柴犬', ['dog', 'shiba']],
    ['a girl and a nurse', ['woman', 'nurse']],
  ])('%s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
  });
});

test.each([
  ['cupid with a bow', ['cupid']],
  ['girl with a bow', ['woman', 'bow-tie']],
])('a bow is a weapon where an archer has it: %s', (prompt, names) => {
  expect(namesIn(prompt)).toEqual(names);
});

describe('what a drawing shows anyway is not reported', () => {
  test.each([
    ['infinity symbol with two names "Jake & Lily"', ['infinity']],
    ['a clock with roman numerals', ['clock']],
    ['roman numeral clock', ['clock']],
    ['fox sleeping curled up', ['fox']],
    ['a dragon with detailed scales', ['dragon']],
    ['蛇,鳞片', ['snake']],
    ['蛇が腕に巻きつく感じ、鱗は細かく', ['snake']],
    ['風神雷神、背中全体に迫力ある感じで', ['fujin', 'raijin']],
  ])('%s', (prompt, names) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt).ignored).toEqual([]);
  });

  test('but the scales of justice are a thing', () => {
    expect(namesIn('a dragon and the scales of justice')).toEqual(['dragon', 'scales']);
  });
});

test('a verb after a known name does not make another name of it', () => {
  const { subjects, lettering, relations } = readPrompt('齐天大圣孙悟空拿金箍棒脚踩祥云');
  expect(subjects.map(({ concept }) => concept.name)).toEqual(['monkey-king', 'cloud']);
  expect(lettering).toBeNull();
  expect(relations).toMatchObject([{ kind: 'beside', phrase: '齐天大圣孙悟空拿金箍棒脚踩祥云' }]);
});

describe('eyes, jaws and wings that nothing draws by themselves are told', () => {
  test.each([
    ['odin with one eye', ['odin'], []],
    ['one-eyed cat', ['cat'], ['one-eyed']],
    ['cyclops with one eye', ['cyclops'], []],
    ['hand with one eye', ['hand', 'eye'], []],
    ['skull with red eyes', ['skull'], ['red eyes']],
    ['pumpkin with glowing eyes', ['pumpkin'], ['glowing eyes']],
    ['smiley with x eyes', ['smiley'], ['x eyes']],
    ['mothman on a bridge with red eyes', ['bridge'], ['mothman', 'red eyes']],
    ['angel with broken wings', ['angel'], ['broken']],
    ['hand in wolf mouth', ['hand', 'wolf'], []],
  ])('%s', (prompt, names, ignored) => {
    expect(namesIn(prompt)).toEqual(names);
    expect(readPrompt(prompt).ignored).toEqual(ignored);
  });
});

test.each([
  ['geri and freki', 'wolf'],
  ['skeleton lovers', 'skeleton'],
])('two by name are two: %s', (prompt, name) => {
  expect(readPrompt(prompt).subjects.find(({ concept }) => concept.name === name)?.count).toBe(2);
});

test.each([
  ['celtic raven', ['raven'], ['celtic']],
  ['aztec skull with flowers', ['skull', 'flower'], ['aztec']],
  ['celtic cross with raven', ['celtic-cross', 'raven'], []],
  ['artemis with deer and bow', ['artemis', 'deer', 'bow'], []],
  ['tibetan prayer flags on a mountain', ['mountain'], ['tibetan prayer flags']],
])('a people, an archer and a prayer are told from things: %s', (prompt, names, ignored) => {
  expect(namesIn(prompt)).toEqual(names);
  expect(readPrompt(prompt).ignored).toEqual(ignored);
});
