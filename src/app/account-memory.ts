import type { QueryClient } from '@tanstack/react-query';
import { imageCaches } from '#contract/offline.ts';
import { forgetDraft } from '#features/generate/order/draft.ts';
import { forgetRun } from '#features/generate/run/run-memory.ts';
import { currentSession, onSessionChange } from '#lib/session.ts';
import { forgetQueries, keepQueries } from './query-persistence.ts';

const visitor = 'visitor';

/**
 * Keeps apart, and brings back, what each account fetched; a logout in any tab forgets it. Settles once there
 * is something to show.
 */
export async function rememberAccounts(queryClient: QueryClient): Promise<void> {
  let account = currentSession()?.userId ?? visitor;
  let keeping = keepQueries(queryClient, account);

  onSessionChange(async (change, session) => {
    const left = account;
    account = session?.userId ?? visitor;
    if (left === account) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === left });
    const stopped = keeping.then((stop) => stop());
    keeping = stopped.then(() => keepQueries(queryClient, account));
    await stopped;
    if (change === 'logout') await forget(left);
  });
  await keeping;
}

async function forget(account: string): Promise<void> {
  forgetDraft();
  forgetRun();
  await Promise.allSettled([forgetQueries(account), ...imageCaches.map((name) => caches.delete(name))]);
}
