import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from './api-client.ts';

/** What this installation can do: who may sign in how, and who takes the money. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => unwrapResponse(api.config.$get({}, withSignal(signal))),
  staleTime: 5 * 60 * 1000,
});
