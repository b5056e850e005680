import { t } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';
import { currentSession } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';

interface Entering {
  cause: string;
  location: { href: string };
  params: { lang?: string };
}

/** To be called before a page that is for those alone who are logged in; everybody else logs in first. */
export function requireLogin({ cause, location, params }: Entering): void {
  if (currentSession()) return;
  // A link that is only pointed at says nothing.
  if (cause !== 'preload') {
    showToast({ id: 'session', kind: 'info', text: t`Please log in first.` });
  }
  throw redirect({ to: '/{-$lang}/login', params, state: { from: location.href }, replace: true });
}
