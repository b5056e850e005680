import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { api, unwrapResponse } from '#lib/api-client.ts';
import { endSession } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';
import { useAskBeforeLeaving } from '../leaving/leaving-provider.tsx';

/**
 * Ends all logins of the account, and goes to the start.
 * @throws AppError when the server could not be told: then they all go on, also the one here
 */
export function useLogOutEverywhere(): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  const ask = useAskBeforeLeaving();
  return async () => {
    if (!(await ask())) return;
    await unwrapResponse(api.auth.logout.$post({ query: { everywhere: 'true' } }));
    endSession('logout');
    showToast({ id: 'session', kind: 'success', text: t`You are logged out everywhere.` });
    await navigate({ to: '/{-$lang}' });
  };
}
