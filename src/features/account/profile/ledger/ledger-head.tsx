import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Download, Droplet } from 'lucide-react';
import type { User } from '#contract/account.ts';
import { creditLifetimeMonths } from '#contract/credit.ts';
import { api } from '#lib/api-client.ts';
import { errorText } from '#lib/error-text.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useDownload } from '../../use-download.ts';

/** What is left, where more comes from, and all of it as a file. */
export function LedgerHead({ user }: { user: User | null }) {
  const { t, i18n } = useLingui();
  const { fetchedBytes, error, start } = useDownload(
    (options) => api.credits.export.$get({}, options),
    'inkwright-credits.csv',
  );
  const reason = error && i18n._(errorText[error.reason]);
  return (
    <div className="mt-2 mb-8">
      <h1 className="text-1 leading-tight">
        <Trans>Your credits</Trans>
      </h1>
      <p className="mt-4 flex min-h-12 items-center gap-3 font-display font-semibold text-2 [font-feature-settings:'lnum']">
        <Droplet size={26} aria-hidden className="text-accent" />
        {user && <Plural value={user.credits} one="# left" other="# left" />}
      </p>
      <p className="mt-2 max-w-[60ch] text-ink-2 text-md">
        <Trans>
          A drawing sets its credits aside when it begins, and spends them for what was drawn. What fails is
          given back at once. Credits last {creditLifetimeMonths} months; those that expire first are spent
          first.
        </Trans>
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to="/{-$lang}/pricing" className={buttonLook({ variant: 'solid' })}>
          <Trans>Get more credits</Trans>
        </Link>
        <Button onClick={start} busyLabel={fetchedBytes !== null && t`Loading…`}>
          <Download size={18} aria-hidden />
          <Trans>Export as CSV</Trans>
        </Button>
      </div>
      <FieldError id="ledger-export-error">{reason && t`The download failed. ${reason}`}</FieldError>
    </div>
  );
}
