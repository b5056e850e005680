import { createFileRoute, redirect } from '@tanstack/react-router';
import { knowInstallation } from '#features/account/know-installation.ts';
import { RegisterPage } from '#features/account/register-page.tsx';
import { returnAddress } from '#features/account/return-to.ts';
import { currentSession } from '#lib/session.ts';

export const Route = createFileRoute('/{-$lang}/register')({
  beforeLoad: ({ location, params: { lang = 'en' } }) => {
    if (currentSession()) throw redirect({ href: returnAddress(location.state, lang), replace: true });
  },
  loader: ({ context }) => knowInstallation(context.queryClient),
  component: RegisterPage,
});
