import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '#ui/alert.tsx';

/** In the place of a part that was not fetched ahead, and cannot be had without a network. */
export function OutOfReach() {
  return (
    <p role="alert" className="text-ink-2 text-md">
      <Trans>This part did not load. Check your connection, and open this window again.</Trans>
    </p>
  );
}

/** The same in the place of a whole window. */
export function OutOfReachAlert({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Alert
      text={t`This part did not load. Check your connection, and open this window again.`}
      closeLabel={t`OK`}
      onClose={onClose}
    />
  );
}
