import { QueryClient } from '@tanstack/react-query';
import { toAppError } from '#lib/app-error.ts';

/** How long what was fetched is kept for people who come back. */
export const keptForMs = 14 * 24 * 60 * 60 * 1000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline a query answers from the service worker's cache, or fails and waits for the network.
        networkMode: 'offlineFirst',
        gcTime: keptForMs,
        staleTime: 30_000,
        retry: (failures, error) => failures < 3 && toAppError(error).isPassing,
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
}
