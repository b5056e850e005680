import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { localDb } from '#lib/local-db.ts';
import { keptForMs } from './query-client.ts';

/** The queries that are worth keeping, by the first part of their key. Everything else is fetched anew. */
const kept = new Set<unknown>(['profile', 'history', 'styles', 'engine']);
/** To be raised when the shape of what is kept changes: what an older version kept is dropped. */
const version = 1;
const writeEveryMs = 1000;
const patienceMs = 1500;

/** Brings back what was kept for an account, and keeps what is fetched from now on. Returns how to stop. */
export async function keepQueries(queryClient: QueryClient, account: string): Promise<() => void> {
  // Some browsers' private windows have no database, and one held by another tab may not open: then nothing is
  // brought back, and the page appears all the same.
  const restored = restore(queryClient, account).catch(() => undefined);
  await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, patienceMs))]);

  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !kept.has(query.queryKey[0])) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      store(queryClient, account).catch(() => undefined);
    }, writeEveryMs);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

export async function forgetQueries(account: string): Promise<void> {
  const db = await localDb();
  await db.delete('queries', account);
}

async function restore(queryClient: QueryClient, account: string): Promise<void> {
  const db = await localDb();
  const stored = await db.get('queries', account);
  if (stored?.version !== version || Date.now() - stored.storedAt > keptForMs) return;
  hydrate(queryClient, stored.state as DehydratedState);
}

async function store(queryClient: QueryClient, account: string): Promise<void> {
  const state = dehydrate(queryClient, {
    shouldDehydrateMutation: () => false,
    shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && kept.has(queryKey[0]),
  });
  const db = await localDb();
  await db.put('queries', { version, storedAt: Date.now(), state }, account);
}
