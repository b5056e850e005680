import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp, Stamp } from 'lucide-react';
import { useObjectUrl } from '#lib/use-object-url.ts';
import { Button } from '#ui/button.tsx';
import { PanelDialog } from '#ui/panel-dialog.tsx';

interface HandedPictureDialogProps {
  picture: File;
  onPhoto: () => void;
  onDesign: () => void;
  onClose: () => void;
}

/** Another app cannot say what its picture is for. */
export function HandedPictureDialog({ picture, onPhoto, onDesign, onClose }: HandedPictureDialogProps) {
  const { t } = useLingui();
  const url = useObjectUrl(picture) ?? undefined;
  return (
    <PanelDialog
      title={t`What is in this picture?`}
      closeLabel={t`Close`}
      isOpen
      onOpenChange={onClose}
      isCentred
      className="md:w-[480px]"
    >
      <div className="grid gap-4">
        <img
          src={url}
          alt={picture.name}
          className="mx-auto max-h-[38dvh] min-h-24 rounded-inner bg-wash-2 object-contain"
        />
        <p className="text-ink-2 text-sm">
          <Trans>It stays on this device, whichever you choose.</Trans>
        </p>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Button variant="solid" onClick={onPhoto}>
            <ImageUp size={18} aria-hidden />
            <Trans>My skin</Trans>
          </Button>
          <Button variant="solid" onClick={onDesign}>
            <Stamp size={18} aria-hidden />
            <Trans>A tattoo design</Trans>
          </Button>
        </div>
      </div>
    </PanelDialog>
  );
}
