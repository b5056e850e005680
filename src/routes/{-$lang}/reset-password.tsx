import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#features/account/password-reset/reset-page.tsx';

export const Route = createFileRoute('/{-$lang}/reset-password')({
  validateSearch: ({ token }): { token?: string } => (typeof token === 'string' ? { token } : {}),
  component: Reset,
});

function Reset() {
  const { token = '' } = Route.useSearch();
  return <ResetPage token={token} />;
}
