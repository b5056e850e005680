import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { User } from '#contract/account.ts';
import { api } from '#lib/api-client.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { useDownload } from '../use-download.ts';
import { CloseAccount } from './close-account.tsx';
import { ProfileSection } from './profile-section.tsx';

export function DataSection({ user }: { user: User }) {
  const { t, i18n } = useLingui();
  const { fetchedBytes, error, start } = useDownload(
    (options) => api.users.export.$get({}, options),
    `inkwright-${user.username}.zip`,
  );
  const megabytes = i18n.number((fetchedBytes ?? 0) / 1_000_000, { maximumFractionDigits: 1 });
  const reason = error && i18n._(errorText[error.reason]);
  return (
    <ProfileSection id="data" title={<Trans>Your data</Trans>}>
      <p className="mb-4 max-w-[60ch] text-ink-2 text-md">
        <Trans>All that we keep about you, as one zip file: account, credits, orders and every design.</Trans>
      </p>
      <Button onClick={start} busyLabel={fetchedBytes !== null && t`${megabytes} MB so far…`}>
        <Download size={18} aria-hidden />
        <Trans>Export my data</Trans>
      </Button>
      <FieldError id="export-error">{reason && t`The download failed. ${reason}`}</FieldError>
      <div className="mt-6 border-hair border-t pt-5">
        <p className="mb-4 max-w-[60ch] text-ink-2 text-md">
          <Trans>
            Closing the account takes your designs and credits with it, at once. What is left is purged after
            90 days.
          </Trans>
        </p>
        <CloseAccount user={user} />
      </div>
    </ProfileSection>
  );
}
