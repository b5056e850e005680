import { expect, test } from 'vitest';
import {
  type CreationsSearch,
  isNarrowed,
  matches,
  readCreationsSearch,
  requestOf,
} from '#features/creations/filters/creations-search.ts';
import { fakeImage } from '../../../support/fake-images.ts';

const collection = '01900000-0000-7000-8000-000000000001';

test('an address is read, and what it cannot mean is left out', () => {
  const raw = { query: ' fox ', style: 'dotwork', color: 'blackwhite', starred: 'yes', collection };
  expect(readCreationsSearch(raw)).toEqual({ ...raw, query: 'fox' });
  expect(readCreationsSearch({ style: 'cubism', type: 'x', collection: '1', tab: 'y', query: 5 })).toEqual(
    {},
  );
  expect(readCreationsSearch({ query: 'x'.repeat(300) }).query).toHaveLength(200);
});

test('every filter is asked of the server in its own words', () => {
  const search: CreationsSearch = {
    query: 'fox',
    type: 'picture',
    starred: 'yes',
    visibility: 'private',
    color: 'blackwhite',
    style: 'none',
    collection,
  };
  expect(requestOf(search)).toEqual({
    query: 'fox',
    type: 'image-to-image',
    isStarred: 'true',
    isPublic: 'false',
    isColor: 'false',
    styleId: 'none',
    collectionId: collection,
  });
  expect(requestOf({})).toEqual({});
});

test('only filters narrow the list down', () => {
  expect(isNarrowed({ tab: 'uploads' })).toBe(false);
  expect(isNarrowed({ starred: 'yes' })).toBe(true);
});

test.each<[CreationsSearch, boolean]>([
  [{ query: 'Swallows TWO' }, true],
  [{ query: 'two koi' }, false],
  [{ type: 'words' }, true],
  [{ type: 'picture' }, false],
  [{ starred: 'yes' }, false],
  [{ visibility: 'public' }, true],
  [{ visibility: 'private' }, false],
  [{ color: 'blackwhite' }, false],
  [{ style: 'old-school' }, true],
  [{ style: 'none' }, false],
  [{ collection }, true],
  [{ collection: 'another' }, false],
])('without the server %o finds what it should', (search, isFound) => {
  const image = fakeImage('a', 'b', { collectionIds: [collection] });
  expect(matches(image, search)).toBe(isFound);
});
