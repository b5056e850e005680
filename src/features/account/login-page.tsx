import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { brand } from '#contract/brand.ts';
import { freeCredits } from '#contract/credit.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { textLinkLook } from '#ui/text-link.tsx';
import { Entrance } from './entrance.tsx';
import { LoginForm } from './login-form.tsx';
import { returnAddress } from './return-to.ts';

export function LoginPage() {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { state } = useLocation();
  usePageMeta({ title: `${t`Log in`} · ${brand.name}` });
  return (
    <Entrance
      title={<Trans>Come in.</Trans>}
      text={<Trans>Log in to draw. New accounts start with {freeCredits} credits.</Trans>}
    >
      <LoginForm
        email={state.email}
        onLoggedIn={() => router.history.replace(returnAddress(state, i18n.locale))}
      />
      <p className="mt-5 text-ink-2 text-sm">
        <Trans>
          New here?{' '}
          <Link to="/{-$lang}/register" state={{ from: state.from }} className={textLinkLook}>
            Open an account
          </Link>
        </Trans>
      </p>
    </Entrance>
  );
}
