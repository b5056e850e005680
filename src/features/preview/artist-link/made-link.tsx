import { Trans, useLingui } from '@lingui/react/macro';
import { Share } from 'lucide-react';
import { forArtistPath } from '#contract/page-path.ts';
import { isAbort, toAppError } from '#lib/app-error.ts';
import { useWithdrawLink } from '#lib/artist-links.ts';
import { errorText } from '#lib/error-text.ts';
import { Button, buttonLook } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field, FieldError } from '#ui/form/field.tsx';
import { showToast } from '#ui/show-toast.ts';
import type { LinkDraft } from './link-draft.ts';

interface MadeLinkProps {
  made: NonNullable<LinkDraft['made']>;
  /** To go on to another one. */
  onEnd: () => void;
}

/** The link that was made, to be handed on. It names no language: the artist reads it in their own. */
export function MadeLink({ made: { id, key, expiresAt }, onEnd }: MadeLinkProps) {
  const { t, i18n } = useLingui();
  const withdrawing = useWithdrawLink();
  const url = `${location.origin}${forArtistPath(id)}#${key}`;
  const until = i18n.date(new Date(expiresAt), { dateStyle: 'long', timeStyle: 'short' });
  const reason = withdrawing.error && i18n._(errorText[toAppError(withdrawing.error).reason]);
  const share = () =>
    navigator.share({ title: t`A tattoo idea`, url }).catch((error) => {
      if (!isAbort(error))
        showToast({ kind: 'error', text: t`Sharing did not work. Copy the link instead.` });
    });
  const withdraw = () =>
    withdrawing.mutate(id, {
      onSuccess: () => {
        showToast({ kind: 'success', text: t`Withdrawn. Nobody can open the link any more.` });
        onEnd();
      },
    });
  return (
    <div className="grid max-w-[640px] gap-4">
      <p role="status" className="font-display font-[640] text-3">
        <Trans>The link is ready</Trans>
      </p>
      <Field
        label={t`Link for your artist`}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
        hint={t`Send it whole: what stands behind the # is the key. We do not have it, and cannot find it for you.`}
        action={
          <CopyButton
            text={url}
            label={t`Copy the link`}
            copiedLabel={t`Copied`}
            refusal={t`Your browser does not let us copy. Select the link and copy it yourself.`}
          />
        }
      />
      <p className="text-ink-2 text-md">
        <Trans>Open until {until}. After that it is deleted.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button variant="solid" onClick={share}>
            <Share size={18} aria-hidden />
            <Trans>Share</Trans>
          </Button>
        )}
        <a href={url} target="_blank" rel="noreferrer" className={buttonLook()}>
          <Trans>See what they see</Trans>
        </a>
        <Button onClick={onEnd}>
          <Trans>Make another</Trans>
        </Button>
        <Button variant="ghost" onClick={withdraw} busyLabel={withdrawing.isPending && t`Withdrawing…`}>
          <Trans>Withdraw it</Trans>
        </Button>
      </div>
      <FieldError id="withdraw-error">{reason && t`It could not be withdrawn. ${reason}`}</FieldError>
      <p className="text-ink-3 text-sm">
        <Trans>All links that are open stand on your profile page, where you can withdraw them, too.</Trans>
      </p>
    </div>
  );
}
