import { queryOptions } from '@tanstack/react-query';
import { answer, api, until } from '#lib/api-client.ts';

/** How many designs everybody may look at. */
export const drawnQuery = queryOptions({
  queryKey: ['drawn'],
  queryFn: ({ signal }) => answer(api.images.count.$get({ query: {} }, until(signal))),
  staleTime: 60_000,
});
