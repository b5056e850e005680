import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, unwrapResponse, withSignal } from './api-client.ts';
import { toAppError } from './app-error.ts';

export const artistLinksKey = ['artist-links'] as const;

/** Somebody's links for artists that can be opened, the latest first. */
export const artistLinksQuery = (userId: string) =>
  queryOptions({
    queryKey: [...artistLinksKey, userId],
    queryFn: ({ signal }) => unwrapResponse(api['artist-links'].$get({}, withSignal(signal))),
  });

/** Withdraws one link by its id. The list is fetched anew, whatever came of it. */
export function useWithdrawLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: withdraw,
    onSettled: () => queryClient.invalidateQueries({ queryKey: artistLinksKey }),
  });
}

async function withdraw(id: string): Promise<null> {
  try {
    return await unwrapResponse(api['artist-links'][':id'].$delete({ param: { id } }));
  } catch (error) {
    // Long gone: it has ended, as was wished.
    if (toAppError(error).reason === 'ARTIST_LINK_NOT_FOUND') return null;
    throw error;
  }
}
