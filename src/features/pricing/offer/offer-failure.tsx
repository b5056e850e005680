import { Trans, useLingui } from '@lingui/react/macro';
import { toAppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button } from '#ui/button.tsx';

interface OfferFailureProps {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

export function OfferFailure({ query }: OfferFailureProps) {
  const { t, i18n } = useLingui();
  return (
    <AsideNote
      kind="failure"
      title={t`The prices did not load`}
      text={i18n._(errorText[toAppError(query.error).reason])}
    >
      <Button variant="solid" onClick={() => query.refetch()} busyLabel={query.isFetching && t`Loading…`}>
        <Trans>Try again</Trans>
      </Button>
    </AsideNote>
  );
}
