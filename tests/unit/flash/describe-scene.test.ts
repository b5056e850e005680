import { expect, test } from 'vitest';
import { describeScene } from '#engine/flash/describe/describe-scene.ts';

const describe = (prompt: string, isColor = true) => describeScene({ prompt, style: null, isColor, seed: 1 });

test('English is said as it stands', () => {
  expect(describe('a red fox asleep under my old bicycle ').words).toBe(
    'a red fox asleep under my old bicycle',
  );
});

test.for([
  ['一条红色的龙缠绕着剑', 'red eastern dragon wrapped around sword, entwined composition'],
  ['三羽の鶴', '3 crane'],
  ['写着“勇气”的月亮', 'moon, with the lettering “勇气”'],
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
