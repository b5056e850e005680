import { useNavigate } from '@tanstack/react-router';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { endSession } from '#lib/session.ts';
import { useAskBeforeLeaving } from './leaving/leaving-provider.tsx';

/** Ends the login here and on the server, and goes to the start; asks first where something would be lost. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const ask = useAskBeforeLeaving();
  return async () => {
    if (!(await ask())) return;
    // Without an answer the tokens still run out; here they are gone in any case.
    const told = unwrapResponse(api.auth.logout.$post({ query: {} })).catch(() => undefined);
    endSession('logout');
    await Promise.all([told, navigate({ to: '/{-$lang}' })]);
  };
}
