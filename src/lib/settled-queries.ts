import type { QueryClient } from '@tanstack/react-query';

/** Settles once nothing is being fetched, nor what follows from it. Offline, queries wait, and are not waited for. */
export async function settledQueries(queryClient: QueryClient): Promise<void> {
  const fetching = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  if (fetching.length === 0) return;
  await Promise.allSettled(fetching.map((query) => query.promise));
  // Whoever waited for these begins the next ones before this goes on.
  await new Promise((resolve) => setTimeout(resolve));
  return settledQueries(queryClient);
}
