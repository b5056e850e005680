import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

/** What changing to another membership would cost at this moment: never an older answer. */
export const changeQuoteQuery = (planCode: string) =>
  queryOptions({
    queryKey: ['change-quote', planCode],
    queryFn: ({ signal }) =>
      unwrapResponse(api.subscription.quote.$get({ query: { planCode } }, withSignal(signal))),
    staleTime: 0,
    gcTime: 0,
  });
