import { describe, expect, test } from 'vitest';
import { categorySlug, findCategoryAt, slugOf } from '#contract/category-slug.ts';

test.each([
  ['Moths & Moons', 'moths-moons'],
  ['  Black  &  Grey ', 'black-grey'],
  ['日式 传统', '日式-传统'],
  ['Ｄｒａｇｏｎ９', 'dragon9'],
  ['fine-line', 'fine-line'],
  ['--a--b--', 'a-b'],
  ['../../etc', 'etc'],
  ['&', ''],
])('the slug of %j is %j', (text, slug) => expect(slugOf(text)).toBe(slug));

const dragons = {
  id: '0193c1f2-7d10-7000-8000-000000000001',
  slug: 'dragons',
  name: { en: 'Dragons', zh: '龙' },
};
const unnamed = { id: '0193c1f2-7d10-7000-8000-000000000002', slug: '', name: { ja: '花 と 蝶' } };

describe('a category', () => {
  test('is named by its slug, else by its name', () => {
    expect(categorySlug(dragons)).toBe('dragons');
    expect(categorySlug({ slug: '', name: { zh: '花', en: 'Wild Flowers' } })).toBe('wild-flowers');
    expect(categorySlug(unnamed)).toBe('花-と-蝶');
  });

  test.each(['dragons', 'DRAGONS', '龙', dragons.id])('is found at %s', (address) => {
    expect(findCategoryAt([unnamed, dragons], address)).toBe(dragons);
  });

  test('is found by its own slug before another one by its name', () => {
    const other = { id: 'x', slug: 'flash', name: { en: 'Dragons' } };
    expect(findCategoryAt([other, dragons], 'dragons')).toBe(dragons);
  });

  test.each(['', '%', 'dragon', '-'])('is not found at %j', (address) => {
    expect(findCategoryAt([unnamed, dragons], address)).toBeUndefined();
  });
});
