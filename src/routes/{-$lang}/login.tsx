import { createFileRoute, redirect } from '@tanstack/react-router';
import { knowInstallation } from '#features/account/know-installation.ts';
import { LoginPage } from '#features/account/login-page.tsx';
import { returnAddress } from '#features/account/return-to.ts';
import { currentSession } from '#lib/session.ts';

export const Route = createFileRoute('/{-$lang}/login')({
  beforeLoad: ({ location, params: { lang = 'en' } }) => {
    if (currentSession()) throw redirect({ href: returnAddress(location.state, lang), replace: true });
  },
  loader: ({ context }) => knowInstallation(context.queryClient),
  component: LoginPage,
});
