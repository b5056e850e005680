import type { QueryClient } from '@tanstack/react-query';
import { currentSession, onSessionChange } from '../session.ts';
import { refreshLists, showChanges } from './change-images.ts';
import { queuedChanges } from './change-queue.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { pendingChangesQuery } from './pending-changes.ts';
import { replayChanges } from './send-changes.ts';

const againAfterMs = 30_000;

/**
 * Makes what was changed without a network once there is one: at the start, when the network comes back, after a
 * login, and while some is left every half minute. Shows what other tabs change. Call it once.
 */
export function followChanges(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replay = async () => {
    clearTimeout(timer);
    const account = currentSession()?.userId;
    if (!account) return;
    // Some browsers' private windows have no database: then nothing waits.
    const waiting = await queuedChanges(account).catch(() => []);
    // A page that was left at once may have been kept as it was before.
    showChanges(queryClient, waiting);
    if (waiting.length === 0 || !navigator.onLine) return;
    const isSomeLeft = await replayChanges(account).catch(() => true);
    if (isSomeLeft) timer = setTimeout(replay, againAfterMs);
    queryClient.invalidateQueries(pendingChangesQuery(account));
    refreshLists(queryClient, account);
    tellOtherTabs({ account, changes: [] });
  };
  hearOtherTabs(({ account, changes }) => {
    if (account !== currentSession()?.userId) return;
    showChanges(queryClient, changes);
    queryClient.invalidateQueries(pendingChangesQuery(account));
    if (changes.length === 0 || changes.some(({ kind }) => kind === 'restore'))
      refreshLists(queryClient, account);
  });
  window.addEventListener('online', replay);
  onSessionChange((change) => {
    if (change === 'login') replay();
  });
  replay();
}
