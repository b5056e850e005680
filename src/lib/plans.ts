import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from './api-client.ts';

/** What this installation sells, and what the checkout needs to know. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => unwrapResponse(api.plans.$get({}, withSignal(signal))),
  staleTime: 5 * 60 * 1000,
});
