import { expect, test } from 'vitest';
import { describeScene } from '#engine/flash/describe/describe-scene.ts';

const describe = (prompt: string, isColor = true) =>
  describeScene({ prompt, style: null, isColor, seed: 1, hasOrigin: false });

test('English is said as it stands', () => {
  expect(describe('a red fox asleep under my old bicycle ').words).toBe(
    'a red fox asleep under my old bicycle',
  );
});

test.for([
  ['一条红色的龙缠绕着剑', 'red eastern dragon wrapped around sword, entwined composition'],
  ['三羽の鶴', '3 crane'],
] as const)('%s is said in English', ([prompt, words]) => {
  expect(describe(prompt).words).toBe(words);
});

test('what is not understood is not lost', () => {
  const { words } = describe('拿着量子计算机的狐狸');
  expect(words).toContain('fox');
  expect(words).toContain('拿着量子计算机的狐狸');
});

test('a named style is taken; black is black by choice, by the words, or by the style', () => {
  expect(describe('a rose, watercolor')).toMatchObject({
    style: 'watercolor',
    pickedStyle: 'named',
    coloring: 'colored',
  });
  expect(describe('a rose', false).coloring).toBe('chosen-black');
  expect(describe('a rose in black and grey').coloring).toMatch(/black/);
});

const lettered = [
  ['a wolf in fog with the name "Maria" in a banner', 'a wolf in fog', 'Maria'],
  ['lion in golden light, RIP John 1950-2020 underneath', 'lion in golden light', 'RIP John 1950-2020'],
  ['two swallows and the date 12.03.2019, in color', 'two swallows, in color', '12.03.2019'],
  ['wolf with initials A.B. and roses', 'wolf and roses', 'A.B.'],
  ['a dog with his name Rex on the collar', 'a dog', 'Rex'],
  ['samurai under cherry blossoms with the kanji 武士道', 'samurai under cherry blossoms', '武士道'],
  ['a wolf "mama" and "papa"', 'a wolf', 'mama'],
  ['a fox with a banner', 'a fox', ''],
  ['写着“勇气”的月亮', 'moon', '勇气'],
  ['一只狼，横幅上写着“永远”', 'wolf', '永远'],
  ['「一期一会」と書かれたリボンと鶴', 'crane', '一期一会'],
] as const;

test.for(lettered)('the letters of %s are left to nobody else', ([prompt, words, text]) => {
  expect(describe(prompt)).toMatchObject({ words, letters: { text, isAlone: false } });
});

test('of words alone nothing is left to draw; what is written for want of a drawing is left to a model', () => {
  expect(describe('the name Anna in script')).toMatchObject({
    words: '',
    letters: { text: 'Anna', isAlone: true },
  });
  expect(describe('Valentina')).toMatchObject({ words: '', letters: { text: 'Valentina', isAlone: true } });
  expect(describe('defenestration')).toMatchObject({
    words: 'defenestration',
    letters: null,
    pickedStyle: 'suits',
  });
  expect(describe('defenestration').style).not.toBe('lettering');
  expect(describe('defenestration with the word "Down"')).toMatchObject({
    words: 'defenestration',
    letters: { text: 'Down', isAlone: false },
  });
});
