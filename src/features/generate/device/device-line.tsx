import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useOnline } from '#lib/online.ts';
import { useSession } from '#lib/session.ts';
import type { DeviceImage } from './device-drawing.ts';
import { maxKeptDrawings } from './drawing-store.ts';

/** Says where a design was drawn, where it lies, and for how long. */
export function DeviceLine({ image }: { image: DeviceImage }) {
  const isOnline = useOnline();
  const session = useSession();
  const isOwned = image.device.owner !== null;
  return (
    <div className="grid gap-1 border-hair border-t pt-3 text-sm">
      <p className="flex items-center gap-1.5 font-semibold">
        <Smartphone size={16} aria-hidden />
        <Trans>Drawn on this device</Trans>
      </p>
      <p className="text-ink-3 text-xs leading-relaxed">
        {isOwned ? (
          <Trans>
            It is in this browser alone, until you log out. The newest {maxKeptDrawings} are kept.
          </Trans>
        ) : (
          <Trans>It is in this browser alone. The newest {maxKeptDrawings} are kept.</Trans>
        )}{' '}
        {!isOnline ? (
          <Trans>Once you are online again it can go to your account.</Trans>
        ) : !session ? (
          <Trans>Log in to keep it: our server draws it again, from the same words and the same seed.</Trans>
        ) : image.isPublic ? (
          <Trans>To keep it, our server draws it again. It will be public.</Trans>
        ) : (
          <Trans>To keep it, our server draws it again. It stays private.</Trans>
        )}
      </p>
    </div>
  );
}
