import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

/** How many designs everybody may look at. */
export const drawnQuery = queryOptions({
  queryKey: ['drawn'],
  queryFn: ({ signal }) => unwrapResponse(api.images.count.$get({ query: {} }, withSignal(signal))),
  staleTime: 60_000,
});
