import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import { AppError, toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { usePageMeta } from '#lib/page-meta.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { Entrance } from '../entrance.tsx';
import { ResetForm } from './reset-form.tsx';
import { resetLinkQuery } from './reset-link-query.ts';
import { WaysOut } from './ways-out.tsx';

/** What a mailed link opens: it is looked at first, and may turn out to be used up. */
export function ResetPage({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const check = useQuery({ ...resetLinkQuery(token), enabled: token !== '' });
  const [isDone, setIsDone] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(token ? null : new AppError('RESET_LINK_INVALID'));
  usePageMeta({ title: `${t`Set a new password`} · ${brand.name}` });

  const finish = () => {
    setIsDone(true);
    // All logins have ended with the old password. If the one here was among them, asking shows it.
    queryClient.invalidateQueries({ queryKey: ['profile'] });
  };
  const problem = refusal ?? (check.error && toAppError(check.error));

  if (isDone) {
    return (
      <Entrance
        step="done"
        title={<Trans>A fresh key.</Trans>}
        text={<Trans>Your new password is set. Your other devices are logged out.</Trans>}
      >
        <Link to="/{-$lang}/login" className={`w-full ${buttonLook({ variant: 'commit', size: 'large' })}`}>
          <Trans>Log in</Trans>
        </Link>
        <WaysOut hasLogin={false} />
      </Entrance>
    );
  }
  if (problem && !problem.isPassing) {
    const { reason } = problem;
    return (
      <Entrance
        step="refused"
        title={<Trans>This key does not turn.</Trans>}
        text={i18n._(errorText[reason === 'RESET_LINK_EXPIRED' ? reason : 'RESET_LINK_INVALID'])}
      >
        <Link
          to="/{-$lang}/forgot-password"
          className={`w-full ${buttonLook({ variant: 'commit', size: 'large' })}`}
        >
          <Trans>Send me a new link</Trans>
        </Link>
        <WaysOut />
      </Entrance>
    );
  }
  if (problem) {
    return (
      <Entrance
        step="unchecked"
        title={<Trans>No answer.</Trans>}
        text={<span role="alert">{i18n._(errorText[problem.reason])}</span>}
      >
        <Button
          size="large"
          className="w-full"
          onClick={() => check.refetch()}
          busyLabel={check.isFetching && t`Checking the link…`}
        >
          <Trans>Try again</Trans>
        </Button>
        <WaysOut />
      </Entrance>
    );
  }
  if (check.isPending) {
    return (
      <Entrance
        step="checking"
        title={<Trans>One moment.</Trans>}
        text={
          <span role="status" className="flex items-center gap-3">
            <LoaderCircle
              size={20}
              aria-hidden
              className="animate-spin text-stencil motion-reduce:animate-none"
            />
            <Trans>Checking the link…</Trans>
          </span>
        }
      />
    );
  }
  return (
    <Entrance
      step="form"
      title={<Trans>Cut a new key.</Trans>}
      text={<Trans>Choose a new password. All devices logged in with the old one are then logged out.</Trans>}
    >
      <ResetForm token={token} onReset={finish} onRefused={setRefusal} />
      <WaysOut />
    </Entrance>
  );
}
