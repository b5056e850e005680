import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyChanges } from '#lib/changes/change.ts';
import { editImages } from '#lib/changes/edit-images.ts';
import { fakeImage } from '../../support/fake-images.ts';

const images = ['a', 'b', 'c'].map((id) => fakeImage(id, id));
const pagination = { total: 5, pageSize: 2, currentPage: 1, totalPages: 3 };

function client(): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['list'], {
    pages: [
      { data: images.slice(0, 2), pagination },
      { data: images.slice(2), pagination },
    ],
    pageParams: [1, 2],
  });
  queryClient.setQueryData(['page'], { data: images, pagination });
  queryClient.setQueryData(['profile'], { data: 'mara' });
  return queryClient;
}

test('an image is taken out of every list that has it, and their totals say so', () => {
  const queryClient = client();
  const putBack = editImages(queryClient, (list) => applyChanges(list, [{ imageId: 'b', kind: 'delete' }]));
  expect(queryClient.getQueryData(['list'])).toMatchObject({
    pages: [
      { data: [{ id: 'a' }], pagination: { total: 4 } },
      { data: [{ id: 'c' }], pagination: { total: 4 } },
    ],
  });
  expect(queryClient.getQueryData(['page'])).toMatchObject({ data: [{ id: 'a' }, { id: 'c' }] });
  expect(queryClient.getQueryData(['profile'])).toEqual({ data: 'mara' });
  putBack();
  expect(queryClient.getQueryData(['list'])).toEqual(client().getQueryData(['list']));
});

test('a list that has none of them stays the very same', () => {
  const queryClient = client();
  const before = queryClient.getQueryData(['list']);
  editImages(queryClient, (list) => applyChanges(list, [{ imageId: 'z', kind: 'star' }]));
  expect(queryClient.getQueryData(['list'])).toBe(before);
});

test('of several changes the last one counts', () => {
  const changes = [
    { imageId: 'a', kind: 'star' },
    { imageId: 'a', kind: 'unstar' },
    { imageId: 'b', kind: 'delete' },
    { imageId: 'b', kind: 'restore' },
    { imageId: 'c', kind: 'star' },
  ] as const;
  const shown = applyChanges(images, changes).map(({ id, isStarred }) => [id, isStarred]);
  expect(shown).toEqual([
    ['a', false],
    ['b', false],
    ['c', true],
  ]);
});
