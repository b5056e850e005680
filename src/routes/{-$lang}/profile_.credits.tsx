import { createFileRoute } from '@tanstack/react-router';
import { LedgerPage } from '#features/account/profile/ledger/ledger-page.tsx';
import { LoggedOut } from '#features/account/profile/logged-out.tsx';
import { requireLogin } from '#features/account/require-login.ts';
import { loadMessages } from '#lib/i18n.ts';
import { useSession } from '#lib/session.ts';

export const Route = createFileRoute('/{-$lang}/profile_/credits')({
  validateSearch: ({ page }): { page?: number } => {
    const number = Number(page);
    return Number.isInteger(number) && number > 1 ? { page: number } : {};
  },
  beforeLoad: requireLogin,
  loader: () => loadMessages('profile'),
  component: Credits,
});

function Credits() {
  const session = useSession();
  const { page = 1 } = Route.useSearch();
  return session ? <LedgerPage userId={session.userId} page={page} /> : <LoggedOut />;
}
