import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { installationQuery } from '#lib/installation.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useFieldErrorText } from '../field-error-text.ts';
import { goToGoogle } from './google-request.ts';

/** The way in through Google, where the installation has one. */
export function GoogleSignIn({ isRemembered }: { isRemembered: () => boolean }) {
  const { i18n } = useLingui();
  const { state } = useLocation();
  const errorText = useFieldErrorText();
  const [problem, setProblem] = useState(state.signInProblem);
  const { data } = useQuery(installationQuery);
  const clientId = data?.googleClientId;
  if (!clientId) return null;

  const leave = () => {
    // Away from here the app could say nothing.
    if (!navigator.onLine) return setProblem('NETWORK');
    goToGoogle(clientId, { isRemembered: isRemembered(), language: i18n.locale, from: state.from });
  };
  return (
    <div className="mb-1">
      <Button size="large" className="w-full" onClick={leave}>
        <GoogleMark />
        <Trans>Continue with Google</Trans>
      </Button>
      <FieldError id="google-error">{problem && errorText({ message: problem })}</FieldError>
      <p className="mt-5 flex items-center gap-4 text-ink-3 text-sm before:h-px before:flex-1 before:bg-hair after:h-px after:flex-1 after:bg-hair">
        <Trans>or by email</Trans>
      </p>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M21.6 12.2c0-.7-.1-1.3-.2-1.9H12v3.7h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.3ZM12 22c2.7 0 5-.9 6.6-2.5L15.4 17a6 6 0 0 1-9-3.2H3.1v2.6A10 10 0 0 0 12 22ZM6.4 13.8a6 6 0 0 1 0-3.7V7.5H3.1a10 10 0 0 0 0 8.9l3.3-2.6ZM12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.8A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6Z" />
    </svg>
  );
}
