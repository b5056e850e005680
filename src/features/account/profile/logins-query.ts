import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from '#lib/api-client.ts';

/** Where somebody is logged in, the login at hand first. */
export const loginsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['logins', userId],
    queryFn: ({ signal }) => unwrapResponse(api.users.logins.$get({}, withSignal(signal))),
  });
