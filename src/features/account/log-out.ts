import { useNavigate } from '@tanstack/react-router';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { endSession } from '#lib/session.ts';

/** Ends the login here and on the server, and goes to the start. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Without an answer the tokens still run out; here they are gone in any case.
    const told = unwrapResponse(api.auth.logout.$post({ query: {} })).catch(() => undefined);
    endSession('logout');
    await Promise.all([told, navigate({ to: '/{-$lang}' })]);
  };
}
