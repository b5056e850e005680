import { Trans, useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';
import { useCamera } from './use-camera.ts';

interface CameraDialogProps {
  trigger: ReactElement;
  onPhoto: (photo: File) => void;
}

/** Shows what the camera sees; a press takes it. The camera is on for as long as this is open. */
export function CameraDialog({ trigger, onPhoto }: CameraDialogProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <PanelDialog
      title={t`Take a photo`}
      closeLabel={t`Close`}
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      isCentred
      className="md:w-[640px]"
    >
      <Finder
        onPhoto={(photo) => {
          setIsOpen(false);
          onPhoto(photo);
        }}
      />
    </PanelDialog>
  );
}

function Finder({ onPhoto }: Pick<CameraDialogProps, 'onPhoto'>) {
  const { t } = useLingui();
  const { video, state, take } = useCamera();
  return (
    <div className="grid gap-4">
      <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-print bg-wash text-center">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t`What the camera sees`}
          className={state === 'on' ? 'size-full object-contain' : 'hidden'}
        />
        {state !== 'on' && (
          <p role="status" className="max-w-[32em] px-6 text-ink-2 leading-normal">
            {state === 'starting' && <Trans>The camera is being turned on.</Trans>}
            {state === 'refused' && (
              <Trans>
                The browser keeps the camera from this page. Allow it beside the address, then open this
                again.
              </Trans>
            )}
            {state === 'missing' && (
              <Trans>No camera answers. Choose a picture from your files instead.</Trans>
            )}
          </p>
        )}
      </div>
      <Button
        variant="commit"
        size="large"
        disabled={state !== 'on'}
        onClick={async () => {
          const photo = await take();
          if (photo) onPhoto(photo);
        }}
      >
        <Camera size={18} aria-hidden />
        <Trans>Take the photo</Trans>
      </Button>
      <p className="text-ink-3 text-sm">
        <Trans>Only you see the photo. It is deleted after 30 days.</Trans>
      </p>
    </div>
  );
}
