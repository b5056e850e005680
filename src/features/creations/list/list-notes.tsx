import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { errorText } from '#lib/error-text.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button, buttonLook } from '#ui/button.tsx';
import type { Creations } from './use-creations.ts';

/** Where nothing could be fetched, and nothing is on the device. */
export function CreationsMissing({ creations }: { creations: Creations }) {
  const { t, i18n } = useLingui();
  const { problem, isFetching, loadAgain } = creations;
  if (!problem) return null;
  return (
    <AsideNote
      kind="failure"
      title={<Trans>Failed to load images</Trans>}
      text={i18n._(errorText[problem.reason])}
    >
      <Button variant="solid" onClick={loadAgain} busyLabel={isFetching && t`Loading…`}>
        <Trans>Load again</Trans>
      </Button>
    </AsideNote>
  );
}

/** Nobody has drawn anything yet. */
export function NoCreations() {
  return (
    <AsideNote
      kind="empty"
      title={<Trans>No creations yet</Trans>}
      text={<Trans>Write down a tattoo that you have in mind. What is drawn from it gathers here.</Trans>}
    >
      <Link to="/{-$lang}/create" className={buttonLook({ variant: 'solid', size: 'large' })}>
        <Trans>Try now</Trans>
      </Link>
    </AsideNote>
  );
}

/** There are designs, but none that fits. */
export function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <AsideNote
      kind="empty"
      title={<Trans>Nothing fits these filters</Trans>}
      text={<Trans>Try fewer of them, or other words.</Trans>}
    >
      <Button variant="solid" onClick={onClear}>
        <Trans>Show all designs</Trans>
      </Button>
    </AsideNote>
  );
}
