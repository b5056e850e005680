import { Trans } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { OnDemand } from '#ui/on-demand.tsx';
import { FileButton } from '../order/file-button.tsx';

interface CameraButtonProps {
  onPhoto: (photo: File) => void;
  size?: 'small' | 'medium';
}

/** Takes a photo: phones have an app for that, computers show here what their camera sees. */
export function CameraButton({ onPhoto, size = 'medium' }: CameraButtonProps) {
  const label = (
    <>
      <Camera size={size === 'small' ? 16 : 18} aria-hidden />
      <Trans>Take a photo</Trans>
    </>
  );
  // Where pages come over plain HTTP there is no camera.
  const hasCamera = navigator.mediaDevices?.getUserMedia !== undefined;
  return (
    <>
      <FileButton usesCamera onFile={onPhoto} size={size} className="hidden! coarse:inline-flex!">
        {label}
      </FileButton>
      {hasCamera && (
        <OnDemand
          load={async () => (await import('./camera-dialog.tsx')).CameraDialog}
          opened={{ onPhoto }}
          trigger={
            <Button size={size} aria-haspopup="dialog" className="coarse:hidden!">
              {label}
            </Button>
          }
        />
      )}
    </>
  );
}
