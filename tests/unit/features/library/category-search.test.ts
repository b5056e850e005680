import { describe, expect, test } from 'vitest';
import {
  hasFilter,
  ratiosOffered,
  readCategorySearch,
  tagsOf,
  withTag,
} from '#features/library/category/category-search.ts';
import { readLibrarySearch } from '#features/library/library-search.ts';

describe('the address of a category', () => {
  test('carries tags, ratio and order', () => {
    const search = { tags: 'koi,waves', ratio: '3:4', sort: 'new' } as const;
    expect(readCategorySearch(search)).toEqual(search);
  });

  test.each([
    [{ tags: '', ratio: '5:7', sort: 'old' }, {}],
    [{ tags: 'koi,,koi, <b>,a b' }, { tags: 'koi' }],
    [{ tags: ['koi'], ratio: 4 }, {}],
    [{ tags: 'x'.repeat(61) }, {}],
    [{ other: 'x' }, {}],
  ])('reads %j as %j', (raw, search) => expect(readCategorySearch(raw)).toEqual(search));

  test('offers the ratios that there are designs of, and the one that is chosen', () => {
    expect(ratiosOffered(['3:4', '1:1'], {})).toEqual(['1:1', '3:4']);
    expect(ratiosOffered(['1:1'], { ratio: '16:9' })).toEqual(['1:1', '16:9']);
    expect(ratiosOffered(undefined, {})).toHaveLength(7);
  });

  test('takes a tag more, and takes it away again', () => {
    const one = withTag({ sort: 'new' }, 'koi');
    expect(one).toEqual({ sort: 'new', tags: 'koi' });
    const two = withTag(one, 'waves');
    expect(tagsOf(two)).toEqual(['koi', 'waves']);
    expect(withTag(withTag(two, 'koi'), 'waves')).toEqual({ sort: 'new' });
  });

  test('says whether it leaves anything out', () => {
    expect(hasFilter({ sort: 'new' })).toBe(false);
    expect(hasFilter({ tags: 'koi' })).toBe(true);
    expect(hasFilter({ ratio: '1:1' })).toBe(true);
  });
});

test.each([
  [{ query: '  two koi ' }, { query: 'two koi' }],
  [{ query: '   ' }, {}],
  [{ query: 5 }, {}],
  [{ query: 'x'.repeat(300) }, { query: 'x'.repeat(200) }],
])('the address of the library with %j searches for %j', (raw, search) => {
  expect(readLibrarySearch(raw)).toEqual(search);
});
