import { Trans, useLingui } from '@lingui/react/macro';
import { AsideNote } from '#ui/aside-note.tsx';
import { Button } from '#ui/button.tsx';

/** Stands where the checkout would, when its part of the app could not be fetched. */
export function CheckoutMissing() {
  const { t } = useLingui();
  return (
    <AsideNote
      kind="failure"
      title={t`The checkout did not load`}
      text={t`The connection failed. Check it and try again.`}
    >
      <Button variant="solid" onClick={() => location.reload()}>
        <Trans>Load again</Trans>
      </Button>
    </AsideNote>
  );
}
