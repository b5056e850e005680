import { Trans } from '@lingui/react/macro';
import { SwitchRow } from '#ui/form/switch-row.tsx';
import type { DrawsHere } from './use-draws-here.ts';

/** For those who could have the server draw as well. */
export function DeviceChoice({ drawsHere: { isChosen, choose, because } }: { drawsHere: DrawsHere }) {
  if (because !== null) return null;
  return (
    <SwitchRow
      label={<Trans>Draw on this device</Trans>}
      hint={<Trans>Free, and seen by nobody else. It stays on this device until you keep it</Trans>}
      checked={isChosen}
      onChange={choose}
    />
  );
}
