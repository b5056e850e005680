import { i18n } from '@lingui/core';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProfilePage } from '#features/account/profile/profile-page.tsx';
import { errorText } from '#lib/error-text.ts';
import { loadMessages } from '#lib/i18n.ts';
import { currentSession } from '#lib/session.ts';
import { showToast } from '#ui/show-toast.ts';

export const Route = createFileRoute('/{-$lang}/profile')({
  validateSearch: ({ page }): { page?: number } => {
    const number = Number(page);
    return Number.isInteger(number) && number > 1 ? { page: number } : {};
  },
  beforeLoad: ({ cause, location, params }) => {
    if (currentSession()) return;
    // A link that is only pointed at says nothing.
    if (cause !== 'preload') {
      showToast({ id: 'session', kind: 'info', text: i18n._(errorText.UNAUTHENTICATED) });
    }
    throw redirect({ to: '/{-$lang}/login', params, state: { from: location.href }, replace: true });
  },
  loader: () => loadMessages('profile'),
  component: Profile,
});

function Profile() {
  const { page = 1 } = Route.useSearch();
  return <ProfilePage ordersPage={page} />;
}
