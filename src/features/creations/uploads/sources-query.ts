import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

const pageSize = 24;

/** Pictures that the account uploaded to be redrawn, the latest first. */
export const sourcesQuery = (account: string) =>
  infiniteQueryOptions({
    queryKey: ['sources', account],
    queryFn: ({ pageParam, signal }) =>
      unwrapResponse(
        api.images.sources.$get(
          { query: { currentPage: String(pageParam), pageSize: String(pageSize) } },
          withSignal(signal),
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
  });
