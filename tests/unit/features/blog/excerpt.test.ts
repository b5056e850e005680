import { expect, test } from 'vitest';
import { excerptOf } from '#features/blog/excerpt.ts';

test('the excerpt is the words of its HTML', () => {
  const post = { excerpt: { en: '<b>Wash</b> it &amp; wait, 3 &lt; 5.' }, content: {} };
  expect(excerptOf(post, 'en')).toBe('Wash it & wait, 3 < 5.');
});

test('without one it is the beginning of the text, whose blocks do not grow together', () => {
  const content = { en: '<h2>First week</h2><p>Keep it <strong>clean</strong>,<br />and dry.</p>' };
  expect(excerptOf({ excerpt: {}, content }, 'en')).toBe('First week Keep it clean, and dry.');
  const long = excerptOf({ excerpt: {}, content: { en: `<p>${'ink '.repeat(200)}</p>` } }, 'en');
  expect(long).toMatch(/^ink .*ink…$/);
  expect(long.length).toBeLessThanOrEqual(321);
});
