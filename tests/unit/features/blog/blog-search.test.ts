import { expect, test } from 'vitest';
import { readBlogSearch } from '#features/blog/blog-search.ts';

test.each([
  [{ page: '3' }, { page: 3 }],
  [{ page: 2 }, { page: 2 }],
  [{ page: '1' }, {}],
  [{ page: '0' }, {}],
  [{ page: '-2' }, {}],
  [{ page: '2.5' }, {}],
  [{ page: '99999' }, {}],
  [{ page: 'x' }, {}],
  [{ page: null }, {}],
  [{}, {}],
])('the address of the blog with %j shows %j', (raw, search) => {
  expect(readBlogSearch(raw)).toEqual(search);
});
