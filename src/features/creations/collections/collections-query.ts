import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

/** The account's collections by name. */
export const collectionsQuery = (account: string) =>
  queryOptions({
    queryKey: ['collections', account],
    queryFn: ({ signal }) => unwrapResponse(api.collections.$get({}, withSignal(signal))),
  });
