import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { KeptTryOn } from './use-kept-try-on.ts';

/** Another tab has changed or deleted the same try-on: asks which one counts. */
export function OvertakenAlert({ overtakenBy, loadNewer, keepAsCopy }: KeptTryOn) {
  const { t } = useLingui();
  const texts = {
    change: t`This try-on was changed in another tab. What you see here is not saved any more.`,
    deletion: t`This try-on was deleted in another tab. What you see here is not saved any more.`,
  };
  return (
    <Alert text={overtakenBy && texts[overtakenBy]} closeLabel={t`Keep mine as a copy`} onClose={keepAsCopy}>
      <Button onClick={loadNewer}>
        {overtakenBy === 'deletion' ? <Trans>Start a new one</Trans> : <Trans>Load the newer one</Trans>}
      </Button>
    </Alert>
  );
}
