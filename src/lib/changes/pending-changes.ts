import { queryOptions } from '@tanstack/react-query';
import { queuedChanges } from './change-queue.ts';

/** The changes of an account that wait for the network. */
export const pendingChangesQuery = (account: string | undefined) =>
  queryOptions({
    queryKey: ['pending-changes', account],
    // Where the browser has no database nothing can wait.
    queryFn: () => (account ? queuedChanges(account).catch(() => []) : []),
    enabled: account !== undefined,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
