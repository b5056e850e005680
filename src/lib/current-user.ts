import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#contract/account.ts';
import { api, unwrapResponse, withSignal } from './api-client.ts';
import { useSession } from './session.ts';

/** Whose profile it is belongs to the key: no account ever sees what another left in the cache. */
export const currentUserQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => unwrapResponse(api.users.profile.$get({}, withSignal(signal))),
    enabled: userId !== undefined,
    staleTime: 60_000,
  });

/** Who is logged in: null is nobody, undefined is somebody whose profile has not come yet. */
export function useCurrentUser(): User | null | undefined {
  const session = useSession();
  const { data } = useQuery(currentUserQuery(session?.userId));
  return session ? data : null;
}
