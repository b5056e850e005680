import type { QueryClient } from '@tanstack/react-query';
import { imageCaches } from '#contract/offline.ts';
import { drawingStore } from '#features/generate/device/drawing-store.ts';
import { bringDraftBack, forgetDraft, setDraftAside } from '#features/generate/order/draft.ts';
import { forgetRuns } from '#features/generate/run/run-memory.ts';
import { forgetChanges } from '#lib/changes/change-queue.ts';
import { currentSession, onSessionChange } from '#lib/session.ts';
import { forgetQueries, keepQueries, keptAccounts } from './query-persistence.ts';

const visitor = 'visitor';

/**
 * Keeps apart, and brings back, what each account fetched. A login that ends in any tab, by a logout or by running
 * out, leaves nothing of its account on the device. Settles once there is something to show.
 */
export async function rememberAccounts(queryClient: QueryClient): Promise<void> {
  let account = currentSession()?.userId ?? visitor;
  let keeping = keepQueries(queryClient, account);

  onSessionChange(async (change, session) => {
    const left = account;
    account = session?.userId ?? visitor;
    if (left === account) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === left });
    // At once: the page that comes next looks for them.
    if (change === 'logout') {
      forgetDraft();
      forgetRuns();
    }
    if (change === 'expired') setDraftAside(left);
    if (change === 'login') bringDraftBack(account);
    const stopped = keeping.then((stop) => stop());
    keeping = stopped.then(() => keepQueries(queryClient, account));
    await stopped;
    if (change === 'logout' || change === 'expired') await forget(left);
    // A login that ran out was nobody's choice: what is nowhere else waits, unseen, for its owner.
    if (change === 'logout') await Promise.allSettled([drawingStore.forget(left), forgetChanges(left)]);
  });
  await keeping;
  forgetEndedLogins(account);
}

async function forget(account: string): Promise<void> {
  forgetRuns(account);
  await Promise.allSettled([forgetQueries(account), forgetPictures()]);
}

/** A login of one tab ends with it, and nobody is there to see it: what is left of it goes at the next visit. */
async function forgetEndedLogins(account: string): Promise<void> {
  const kept = await keptAccounts().catch(() => []);
  for (const other of kept) {
    if (other === account || other === visitor) continue;
    setDraftAside(other);
    await forget(other);
    await drawingStore.forget(other);
  }
}

/** Browsers have no such caches where pages come over plain HTTP. */
async function forgetPictures(): Promise<void> {
  if ('caches' in window) await Promise.all(imageCaches.map((name) => caches.delete(name)));
}
