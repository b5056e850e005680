import { createFileRoute } from '@tanstack/react-router';
import { ProfilePage } from '#features/account/profile/profile-page.tsx';
import { requireLogin } from '#features/account/require-login.ts';
import { loadMessages } from '#lib/i18n.ts';

export const Route = createFileRoute('/{-$lang}/profile')({
  /** `page` of the orders; `change` is the membership that somebody would rather have. */
  validateSearch: ({ page, change }): { page?: number; change?: string } => {
    const number = Number(page);
    return {
      ...(Number.isInteger(number) && number > 1 && { page: number }),
      ...(typeof change === 'string' && change && { change }),
    };
  },
  beforeLoad: requireLogin,
  loader: () => loadMessages('profile'),
  component: Profile,
});

function Profile() {
  const { page = 1, change } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProfilePage
      ordersPage={page}
      wanted={change}
      onWant={(planCode) =>
        navigate({
          search: (before) => ({ ...before, change: planCode }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
