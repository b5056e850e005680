import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { toAppError } from '#lib/app-error.ts';
import { loginsQuery } from './logins-query.ts';

/** Ends one login by its id, or for null all others than the one at hand. The list is fetched anew, whatever came of it. */
export function useEndLogins(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null) => (id === null ? endOthers() : endOne(id)),
    onSettled: () => queryClient.invalidateQueries(loginsQuery(userId)),
  });
}

const endOthers = () => unwrapResponse(api.users.logins.$delete());

async function endOne(id: string): Promise<null> {
  try {
    return await unwrapResponse(api.users.logins[':id'].$delete({ param: { id } }));
  } catch (error) {
    // Somebody was quicker: it has ended, as was wished.
    if (toAppError(error).reason === 'LOGIN_NOT_FOUND') return null;
    throw error;
  }
}
