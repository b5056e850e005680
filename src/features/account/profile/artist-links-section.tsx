import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import type { ArtistLink } from '#contract/artist-link.ts';
import { toAppError } from '#lib/app-error.ts';
import { artistLinksQuery, useWithdrawLink } from '#lib/artist-links.ts';
import { errorText } from '#lib/error-text.ts';
import { queryProblem } from '#lib/query-problem.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** What somebody has handed to artists and can still be opened, with a way to take each back. */
export function ArtistLinksSection({ userId }: { userId: string }) {
  const { t, i18n } = useLingui();
  const query = useQuery(artistLinksQuery(userId));
  const problem = queryProblem(query);
  const withdrawing = useWithdrawLink();
  const reason = withdrawing.error && i18n._(errorText[toAppError(withdrawing.error).reason]);
  const listReason = problem && i18n._(errorText[problem.reason]);
  return (
    <ProfileSection id="artist-links" title={<Trans>Links for artists</Trans>}>
      <p className="mb-3 max-w-[60ch] text-ink-2 text-md">
        <Trans>
          Made when you try a design on. We know when a link ends and how large it is, but not what it holds:
          that can be read only with the whole link.
        </Trans>
      </p>
      {query.data?.length === 0 && (
        <p className="text-ink-2 text-md">
          <Trans>No link is open.</Trans>
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul aria-label={t`Links that are open`}>
          {query.data.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              isEnding={withdrawing.isPending && withdrawing.variables === link.id}
              onWithdraw={() => withdrawing.mutate(link.id)}
            />
          ))}
        </ul>
      )}
      {!query.data && !problem && <span className="block h-16 rounded-print bg-skeleton" />}
      {listReason && !query.data && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-2 text-md">{t`Your links did not load. ${listReason}`}</p>
          <Button onClick={() => query.refetch()}>
            <Trans>Load again</Trans>
          </Button>
        </div>
      )}
      <FieldError id="artist-links-error">{reason && t`It could not be withdrawn. ${reason}`}</FieldError>
    </ProfileSection>
  );
}

interface LinkRowProps {
  link: ArtistLink;
  isEnding: boolean;
  onWithdraw: () => void;
}

function LinkRow({ link: { createdAt, expiresAt, bytes }, isEnding, onWithdraw }: LinkRowProps) {
  const { t, i18n } = useLingui();
  const at = (time: string) => i18n.date(new Date(time), { dateStyle: 'medium', timeStyle: 'short' });
  const made = at(createdAt);
  const until = at(expiresAt);
  const size = i18n.number(bytes / 1_000_000, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <li className="flex min-h-16 items-center gap-3.5 border-hair border-t py-2.5 first:border-t-0">
      <Link2 size={20} aria-hidden className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-md">
          <Trans>Made {made}</Trans>
        </p>
        <p className="text-ink-2 text-sm">
          <Trans>
            Open until {until}, {size} MB
          </Trans>
        </p>
      </div>
      <Button
        size="small"
        onClick={onWithdraw}
        aria-label={t`Withdraw the link made ${made}`}
        busyLabel={isEnding && t`Withdrawing…`}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}
