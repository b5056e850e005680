import { queryOptions } from '@tanstack/react-query';
import { answer, api, until } from './api-client.ts';

/** What this installation can do: who may sign in how, and who takes the money. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => answer(api.config.$get({}, until(signal))),
  staleTime: 5 * 60 * 1000,
});
