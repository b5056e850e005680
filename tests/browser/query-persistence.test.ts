import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetQueries, keepQueries } from '#app/query-persistence.ts';

const stops: (() => void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await Promise.all(['a', 'b'].map(forgetQueries));
});

/** A visit of an account: its queries, brought back from the visit before. */
async function visit(account: string): Promise<QueryClient> {
  const queryClient = new QueryClient();
  stops.push(await keepQueries(queryClient, account));
  return queryClient;
}

/** Waits until a later visit finds what this one stored. */
async function expectKept(account: string, key: string[], data: unknown): Promise<void> {
  await vi.waitFor(async () => expect((await visit(account)).getQueryData(key)).toEqual(data), {
    timeout: 5000,
    interval: 300,
  });
}

test('what was fetched is there again at the next visit', async () => {
  const queryClient = await visit('a');
  queryClient.setQueryData(['history', 'a'], ['an anchor']);
  await expectKept('a', ['history', 'a'], ['an anchor']);
});

test('only what is worth keeping is kept', async () => {
  const queryClient = await visit('a');
  queryClient.setQueryData(['ideas', 'en'], ['a fox']);
  queryClient.setQueryData(['styles'], ['tribal']);
  await expectKept('a', ['styles'], ['tribal']);
  expect((await visit('a')).getQueryData(['ideas', 'en'])).toBeUndefined();
});

test('accounts do not see what others fetched', async () => {
  const queryClient = await visit('a');
  queryClient.setQueryData(['profile', 'a'], 'mara');
  await expectKept('a', ['profile', 'a'], 'mara');
  expect((await visit('b')).getQueryData(['profile', 'a'])).toBeUndefined();
});

test('a forgotten account leaves nothing behind', async () => {
  const queryClient = await visit('a');
  queryClient.setQueryData(['profile', 'a'], 'mara');
  await expectKept('a', ['profile', 'a'], 'mara');
  for (const stop of stops.splice(0)) stop();
  await forgetQueries('a');
  expect((await visit('a')).getQueryData(['profile', 'a'])).toBeUndefined();
});

test('what was fetched under a clock that was a day ahead is shown, and asked for anew', async () => {
  const queryClient = await visit('a');
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  queryClient.setQueryData(['styles'], ['tribal'], { updatedAt: tomorrow });
  queryClient.setQueryData(['engines'], ['composer']);
  await expectKept('a', ['engines'], ['composer']);
  const later = await visit('a');
  expect(later.getQueryData(['styles'])).toEqual(['tribal']);
  const isDue = (name: string) => later.getQueryState([name])?.isInvalidated;
  expect([isDue('styles'), isDue('engines')]).toEqual([true, false]);
});
