import { createFileRoute, redirect } from '@tanstack/react-router';
import { GoogleCallbackPage } from '#features/account/google/google-callback-page.tsx';
import { languagePrefix } from '#lib/language.ts';

// Where Google sends people back to. Nobody stays here.
export const Route = createFileRoute('/{-$lang}/login_/google')({
  loader: async ({ context: { queryClient }, location }) => {
    const { finishGoogleSignIn } = await import('#features/account/google/finish-google-sign-in.ts');
    const { request, next, problem } = await finishGoogleSignIn(queryClient, location.hash);
    if (next) throw redirect({ href: next, replace: true });
    throw redirect({
      to: '/{-$lang}/login',
      params: { lang: languagePrefix(request?.language ?? 'en') },
      state: { from: request?.from, signInProblem: problem },
      replace: true,
    });
  },
  pendingMs: 0,
  pendingComponent: GoogleCallbackPage,
});
