import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { buttonLook } from '#ui/button.tsx';
import { textLinkLook } from '#ui/text-link.tsx';
import { Entrance } from '../entrance.tsx';
import { savedEmail } from '../saved-email.ts';
import { ForgotForm } from './forgot-form.tsx';

export function ForgotPage() {
  const { t } = useLingui();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [email, setEmail] = useState(state.email || savedEmail());
  usePageMeta({ title: `${t`Forgot your password?`} · ${brand.name}` });

  const sendAgain = () => {
    setEmail('');
    setSentTo(null);
  };
  if (sentTo !== null) {
    return (
      <Entrance
        step="sent"
        title={<Trans>Look in your mail.</Trans>}
        text={
          <Trans>
            A link is on its way to <b className="font-semibold text-ink wrap-anywhere">{sentTo}</b>. It is
            good for one hour, and once.
          </Trans>
        }
      >
        <Link
          to="/{-$lang}/login"
          state={{ from: state.from, email: sentTo }}
          className={`w-full ${buttonLook({ variant: 'solid', size: 'large' })}`}
        >
          <Trans>Back to the login</Trans>
        </Link>
        <p className="mt-5 text-ink-2 text-sm">
          <Trans>
            Nothing there? Look among the spam, or{' '}
            <button type="button" onClick={sendAgain} className={textLinkLook}>
              send it again
            </button>
          </Trans>
        </p>
      </Entrance>
    );
  }
  return (
    <Entrance
      step="form"
      title={<Trans>Lost the key?</Trans>}
      text={<Trans>Write down your email. We send a link that sets a new password.</Trans>}
    >
      <ForgotForm email={email} onSent={setSentTo} />
      <p className="mt-5 text-ink-2 text-sm">
        <Trans>
          Remembered it?{' '}
          <Link to="/{-$lang}/login" state={{ from: state.from }} className={textLinkLook}>
            Log in
          </Link>
        </Trans>
      </p>
    </Entrance>
  );
}
