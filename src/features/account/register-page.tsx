import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { brand } from '#contract/brand.ts';
import { freeCredits } from '#contract/credit.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { showToast } from '#ui/show-toast.ts';
import { textLinkLook } from '#ui/text-link.tsx';
import { Entrance } from './entrance.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { from } = useLocation().state;
  usePageMeta({ title: `${t`Open an account`} · ${brand.name}` });

  const goToLogin = (email: string) => {
    showToast({ kind: 'success', text: t`Your account is open. Log in to start drawing.` });
    navigate({ to: '/{-$lang}/login', state: { from, email }, replace: true });
  };
  return (
    <Entrance
      title={<Trans>Take a seat.</Trans>}
      text={<Trans>A new account starts with {freeCredits} credits. One drawing takes one.</Trans>}
    >
      <RegisterForm onRegistered={goToLogin} />
      <p className="mt-5 text-ink-2 text-sm">
        <Trans>
          Been here before?{' '}
          <Link to="/{-$lang}/login" state={{ from }} className={textLinkLook}>
            Log in
          </Link>
        </Trans>
      </p>
    </Entrance>
  );
}
