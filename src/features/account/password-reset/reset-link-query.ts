import { queryOptions } from '@tanstack/react-query';
import { api, unwrapResponse } from '#lib/api-client.ts';

/** Whether a mailed link is still good: it fails when it is not, and says why. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: () => unwrapResponse(api.users['validate-reset-token'][':token'].$post({ param: { token } })),
    // It is looked at once: the form itself finds out when the link runs out meanwhile.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The person tries again: waiting for a network would look like checking for ever.
    retry: false,
  });
