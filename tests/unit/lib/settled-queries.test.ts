import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settledQueries } from '#lib/settled-queries.ts';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 10));

test('waits for a query, and for what is fetched because of its answer', async () => {
  const queryClient = new QueryClient();
  const begin = async () => {
    const id = await queryClient.fetchQuery({ queryKey: ['category'], queryFn: () => later('roses') });
    await queryClient.prefetchQuery({ queryKey: ['images', id], queryFn: () => later(20) });
  };
  const begun = begin();
  await settledQueries(queryClient);
  expect(queryClient.getQueryData(['images', 'roses'])).toBe(20);
  await begun;
});

test('a query that fails is settled as well', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = () => later(null).then(() => Promise.reject(new Error('no')));
  const begun = queryClient.prefetchQuery({ queryKey: ['categories'], queryFn });
  await settledQueries(queryClient);
  expect(queryClient.getQueryState(['categories'])?.status).toBe('error');
  await begun;
});
