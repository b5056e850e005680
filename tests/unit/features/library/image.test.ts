import { describe, expect, test } from 'vitest';
import { imageAtWidth, imageSources } from '#contract/image.ts';
import { uniqueImages } from '#features/library/grid/unique-images.ts';
import { checkReport } from '#features/library/image/check-report.ts';
import { imageArticle } from '#features/library/image/image-article.ts';
import { promptOf, titleOf } from '#features/library/image-words.ts';
import { fakeImage } from '../../../support/fake-images.ts';

describe('the words of an image', () => {
  const title = { en: 'Koi', zh: '锦鲤' };
  test('are its title, else those that it was drawn from', () => {
    expect(titleOf({ title, prompt: 'koi in waves' }, 'zh')).toBe('锦鲤');
    expect(titleOf({ title, prompt: 'koi in waves' }, 'ja')).toBe('Koi');
    expect(titleOf({ title: {}, prompt: 'koi in waves' }, 'en')).toBe('koi in waves');
    expect(titleOf({ title: null, prompt: { en: 'koi', ja: '鯉' } }, 'ja')).toBe('鯉');
  });

  test('are taken as they are where nobody translated them', () => {
    expect(promptOf({ prompt: '两只燕子' }, 'en')).toBe('两只燕子');
  });
});

describe('the article of an image', () => {
  test("is in the reader's language", () => {
    const info = JSON.stringify({ en: '<p>Koi</p>', zh: '<p>锦鲤</p>' });
    expect(imageArticle(info, 'zh')).toBe('<p>锦鲤</p>');
    expect(imageArticle(info, 'ja')).toBe('<p>Koi</p>');
  });

  test.each([null, '', 'not json', '"text"', '7', 'null', '{}', '{"en":7}', '[]'])(
    'is none for %j',
    (info) => {
      expect(imageArticle(info, 'en')).toBeNull();
    },
  );
});

test.each([
  ['', 'REPORT_EMPTY'],
  [' \n ', 'REPORT_EMPTY'],
  ['a copy of my work', null],
  ['x'.repeat(500), null],
  [` ${'x'.repeat(500)} `, null],
  ['x'.repeat(501), 'REPORT_TOO_LONG'],
])('a report is checked as the server does', (content, problem) => {
  expect(checkReport(content)).toBe(problem);
});

test('an image that came on two pages hangs once', () => {
  const pagination = { total: 3, pageSize: 2, currentPage: 1, totalPages: 2 };
  const [a, b, c] = ['a', 'b', 'c'].map((id) => fakeImage(id, 'batch'));
  if (!a || !b || !c) throw new Error('three images');
  const found = uniqueImages([
    { data: [a, b], pagination },
    { data: [{ ...b }, c], pagination },
  ]);
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('sizes are of the file that they are asked of', () => {
  expect(imageAtWidth('/media/1/original.png?expires=5', 320)).toBe('/media/1/320.webp?expires=5');
  expect(imageAtWidth('/media/1/color.png', 640)).toBe('/media/1/color-640.webp');
  const url = '/media/1/color.png?v=2';
  expect(imageSources(url)).toEqual({
    src: '/media/1/color-640.webp?v=2',
    srcSet: expect.stringMatching(/color-160.webp\?v=2 160w, .+ \/media\/1\/color-1024.webp\?v=2 1024w$/),
    avif: expect.stringMatching(/color-160.avif\?v=2 160w, .+ \/media\/1\/color-1024.avif\?v=2 1024w$/),
  });
});

test('a picture without sizes is taken as it is', () => {
  expect(imageSources('/media/categories/koi.webp')).toEqual({ src: '/media/categories/koi.webp' });
});
