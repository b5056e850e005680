import { Trans } from '@lingui/react/macro';
import { Video } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { OnDemand } from '#ui/on-demand.tsx';
import type { CreationsSlot } from '../open/design-picker.tsx';

interface LiveButtonProps {
  creations: CreationsSlot;
  size?: 'small' | 'medium';
}

/** Leads to the camera. Whether it may be used is asked once this is pressed, and not before. */
export function LiveButton({ creations, size = 'medium' }: LiveButtonProps) {
  return (
    <OnDemand
      load={async () => (await import('./live-dialog.tsx')).LiveDialog}
      opened={{ creations }}
      trigger={
        <Button size={size} aria-haspopup="dialog">
          <Video size={size === 'small' ? 16 : 18} aria-hidden />
          <Trans>Live camera</Trans>
        </Button>
      }
    />
  );
}
