import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { historyQuery, prependToHistory } from '#features/generate/history/history-query.ts';
import { batchesOf } from '#lib/batches.ts';
import { fakeImage } from '../../../support/fake-images.ts';

test('the images of a batch are one item, and an image that comes twice counts once', () => {
  const batches = batchesOf([
    fakeImage('1', 'a'),
    fakeImage('2', 'a'),
    fakeImage('3', 'b'),
    fakeImage('2', 'a'),
  ]);
  expect(batches.map(({ id, images }) => [id, images.map((image) => image.id)])).toEqual([
    ['a', ['1', '2']],
    ['b', ['3']],
  ]);
});

test('new images come first in the history, once', () => {
  const queryClient = new QueryClient();
  const { queryKey } = historyQuery('u1');
  const pagination = { total: 2, pageSize: 20, currentPage: 1, totalPages: 1 };
  queryClient.setQueryData(queryKey, {
    pages: [{ data: [fakeImage('1', 'a'), fakeImage('2', 'b')], pagination }],
    pageParams: [1],
  });
  prependToHistory(queryClient, 'u1', [fakeImage('3', 'c')]);
  prependToHistory(queryClient, 'u1', [fakeImage('3', 'c')]);
  const pages = queryClient.getQueryData(queryKey)?.pages ?? [];
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(['3', '1', '2']);
});
