import { Dialog } from '@base-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flashlight, FlashlightOff, SwitchCamera, X } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import type { CreationsSlot } from '../open/design-picker.tsx';
import { usePreview } from '../use-preview.ts';
import { LiveControls } from './live-controls.tsx';
import { LivePicture } from './live-picture.tsx';
import { LiveStatus } from './live-status.tsx';
import { LiveTrouble } from './live-trouble.tsx';
import { useCamera } from './use-camera.ts';
import { useLiveFilm } from './use-live-film.ts';
import { useRecorder } from './use-recorder.ts';

interface LiveDialogProps {
  trigger: ReactElement;
  creations: CreationsSlot;
}

/** The tattoo on what the camera sees, over the whole window. The camera is on for as long as this is open. */
export function LiveDialog({ trigger, creations }: LiveDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-60 overflow-hidden bg-[#17181c] text-[#f2ede2]">
          <Live creations={creations} onEnd={() => setIsOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Live({ creations, onEnd }: { creations: CreationsSlot; onEnd: () => void }) {
  const { t } = useLingui();
  const { tryOn, tattoo, openPhoto, openDesign, change, endGesture } = usePreview();
  const worn = tattoo ?? tryOn.tattoos.at(-1) ?? null;
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const camera = useCamera(video);
  const { film, news, hasFailed, retry } = useLiveFilm(canvas, camera, worn);
  const recorder = useRecorder(canvas, camera.isOn);
  const [isFreezing, setIsFreezing] = useState(false);
  const trouble = camera.trouble ?? (hasFailed ? 'engine' : null);

  const freeze = async () => {
    if (!film) return;
    setIsFreezing(true);
    const { file, placement } = await film.freeze();
    if (await openPhoto(file, t`Live camera`)) {
      if (worn && placement) {
        change({ type: 'alter', id: worn.id, to: { placement } }, 'freeze');
        // What the model did not see here it will not see in the photo: the tattoo was seen to lie on skin.
        if (!news.isByModel) change({ type: 'tap', tap: { ...placement.centre, isSkin: true } }, 'freeze');
        endGesture();
      }
      onEnd();
    }
    setIsFreezing(false);
  };
  return (
    <>
      <LivePicture video={video} canvas={canvas} onNudge={(nudge) => film?.nudge(nudge)} />
      {trouble && (
        <LiveTrouble
          trouble={trouble}
          onRetry={() => {
            camera.retry();
            if (hasFailed) retry();
          }}
          onPhoto={async (file) => {
            if (await openPhoto(file, file.name)) onEnd();
          }}
        />
      )}
      <div
        className={`absolute inset-x-0 top-0 flex items-center gap-1 p-2 pt-[max(8px,env(safe-area-inset-top))] ${trouble ? 'text-ink' : 'bg-linear-to-b from-[#17181c]/80 to-transparent'}`}
      >
        <Dialog.Close className="inline-flex min-h-11 items-center gap-1.5 rounded-ctl px-3 font-semibold hover:bg-[#8886]">
          <X size={22} aria-hidden />
          <Trans context="the camera">Stop</Trans>
        </Dialog.Close>
        <Dialog.Title className="sr-only">{t`Live camera`}</Dialog.Title>
        <span className="ml-auto flex">
          {camera.skills.hasTorch && (
            <IconButton
              label={t({ message: 'Light', context: 'of the camera' })}
              aria-pressed={camera.isLit}
              onClick={() => camera.light(!camera.isLit)}
              className={overPicture}
            >
              {camera.isLit ? <Flashlight size={22} aria-hidden /> : <FlashlightOff size={22} aria-hidden />}
            </IconButton>
          )}
          {camera.skills.canFlip && (
            <IconButton label={t`The other camera`} onClick={camera.flip} className={overPicture}>
              <SwitchCamera size={22} aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      {!trouble && (
        <div className="absolute inset-x-0 bottom-0 grid gap-4 bg-linear-to-t from-[#17181c] to-transparent px-4 pt-12 pb-[calc(16px+env(safe-area-inset-bottom))]">
          <LiveStatus news={news} isOn={camera.isOn} hasTattoo={worn !== null} />
          <LiveControls
            {...{ creations, isFreezing, seconds: recorder.seconds }}
            isOn={camera.isOn}
            onPick={(design) => openDesign(design, worn?.id)}
            onFreeze={freeze}
            onRecord={recorder.start}
            onStopRecording={recorder.stop}
          />
          <p className="text-center text-[#f2ede2]/80 text-xs">
            <Trans>Only you see this. No picture leaves the device.</Trans>
          </p>
        </div>
      )}
    </>
  );
}

const overPicture = 'text-[#f2ede2]! hover:bg-[#8886]!';
