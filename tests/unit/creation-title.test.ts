import { expect, test } from 'vitest';
import { creationTitle } from '#contract/creation-title.ts';

const understood = (...words: string[]) => words.map((word) => ({ word, motif: word, count: 1 }));
const styleTitle = { en: 'Dotwork', zh: '点刺', ja: 'ドットワーク' };

function titleOf(prompt: string, parts: ReturnType<typeof understood>, language: 'en' | 'zh' = 'en') {
  const drawing = { engine: 'x', seed: 1, understood: parts, ignored: [], apart: [], views: [], credits: [] };
  return creationTitle({ title: null, prompt, styleTitle, drawing }, language);
}

test('it is called by what is drawn', () => {
  const drawn = understood('raven', 'branch', 'moon');
  expect(titleOf('a raven on a branch with a full moon', drawn)).toBe('Raven, branch, and moon');
  expect(titleOf('乌鸦站在树枝上', understood('乌鸦', '树枝'), 'zh')).toBe('乌鸦和树枝');
});

test('its words are strung together in their own language, whoever reads them', () => {
  expect(titleOf('a raven and the moon', understood('raven', 'moon'), 'zh')).toBe('Raven and moon');
  expect(titleOf('カラスと月の絵', understood('カラス', '月'))).toBe('カラス、月');
});

test('a long list stops, and a word is said once', () => {
  expect(titleOf('roses, stars and more', understood('rose', 'rose', 'star', 'sun', 'moon'))).toBe(
    'Rose, star, and sun',
  );
});

test('what is written stands in quotation marks', () => {
  expect(titleOf('write MOM', [{ word: 'MOM', motif: 'lettering', count: 1 }])).toBe('“MOM”');
});

test('it never says the prompt over again', () => {
  expect(titleOf('Wolf!', understood('wolf'))).toBe('Wolf, Dotwork');
  expect(titleOf('a wolf', understood('wolf'))).toBe('Wolf, Dotwork');
  expect(titleOf('狼', understood('狼'), 'zh')).toBe('狼（点刺）');
});

test('what nobody understood has a name all the same', () => {
  expect(titleOf('xyzzy', [])).toBe('Tattoo design');
});
