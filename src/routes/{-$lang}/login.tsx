import { createFileRoute, redirect } from '@tanstack/react-router';
import { LoginPage } from '#features/account/login-page.tsx';
import { returnAddress } from '#features/account/return-to.ts';
import { currentSession } from '#lib/session.ts';

export const Route = createFileRoute('/{-$lang}/login')({
  beforeLoad: ({ location, params: { lang = 'en' } }) => {
    if (currentSession()) throw redirect({ href: returnAddress(location.state, lang), replace: true });
  },
  component: LoginPage,
});
