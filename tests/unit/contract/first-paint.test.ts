import { expect, test } from 'vitest';
import { firstPaintFile, firstPaintName, isLiving } from '#contract/first-paint.ts';

test.each([
  ['/', 'home'],
  ['/create', 'create'],
  ['/preview', 'preview'],
  ['/categories', 'categories'],
  ['/categories/roses', 'category'],
  ['/categories/roses/0193', 'image'],
  ['/image/0193', 'image'],
  ['/blog/how-ink-ages', 'post'],
  ['/profile', undefined],
  ['/image/0193/more', undefined],
  ['/constructor/x', undefined],
])('%s begins with %s', (path, name) => {
  expect(firstPaintName(path)).toBe(name);
});

test('each language has its own', () => {
  expect(firstPaintFile('post', 'ja')).toBe('.first-paint/ja/post.html');
});

test('what the API knows is asked for anew, what never changes is not', () => {
  expect(isLiving('image')).toBe(true);
  expect(isLiving('terms')).toBe(false);
});
