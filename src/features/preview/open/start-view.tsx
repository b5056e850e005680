import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, ImageUp, Stamp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { LiveButton } from '../live/live-button.tsx';
import { StoredPicture } from '../panel/stored-picture.tsx';
import { usePreview } from '../use-preview.ts';
import { type CreationsSlot, DesignPicker } from './design-picker.tsx';
import { FileButton, FileInput } from './file-button.tsx';
import { SampleRow } from './sample-row.tsx';

interface StartViewProps {
  creations: CreationsSlot;
  /** Leads to the try-ons of before. */
  savedButton: ReactNode;
}

/** Before there is a photo: what is needed, and where it may come from. */
export function StartView({ creations, savedButton }: StartViewProps) {
  const { t } = useLingui();
  const { tryOn, tattoo, openPhoto, openDesign, state } = usePreview();
  const photoInput = useRef<HTMLInputElement>(null);
  const takePhoto = (file: File) => openPhoto(file, file.name);
  const shown = tattoo ?? tryOn.tattoos.at(-1);
  return (
    <div className="absolute inset-0 grid place-items-center overflow-auto bg-paper px-5 py-6">
      <div className="w-full max-w-[620px]">
        <h1 className="text-1 leading-tight">
          <Trans>Where is it going?</Trans>
        </h1>
        <p className="mt-3 mb-6 text-ink-2 text-lead leading-normal">
          <Trans>Good light, skin filling the frame. The photo stays on this device.</Trans>
        </p>
        <div className="grid grid-cols-2 gap-3.5 md:gap-6">
          <div>
            <button
              type="button"
              onClick={() => photoInput.current?.click()}
              className="group grid w-full gap-0.5 text-center leading-snug"
            >
              <span className="mb-2 grid aspect-square place-items-center rounded-print border-[1.5px] border-stencil border-dashed bg-stencil-soft text-stencil transition-colors duration-fast group-hover:border-solid">
                <ImageUp size={34} aria-hidden className={state.opening === 'photo' ? 'animate-pulse' : ''} />
              </span>
              <b className="font-semibold">
                <Trans>Photo of your skin</Trans>
              </b>
              <small className="text-balance text-ink-3 text-xs">
                <Trans>Choose a file, drop or paste it</Trans>
              </small>
            </button>
            <FileInput input={photoInput} onFile={takePhoto} label={t`Photo of your skin`} />
          </div>
          <DesignPicker
            creations={creations}
            onPick={(design) => openDesign(design, shown?.id)}
            trigger={
              <button
                type="button"
                className="group grid w-full content-start gap-0.5 text-center leading-snug"
              >
                {shown ? (
                  <StoredPicture id={shown.pictureId} className="mb-2 w-full shadow-print" />
                ) : (
                  <span className="mb-2 grid aspect-square place-items-center rounded-print border-[1.5px] border-line border-dashed text-ink-2 transition-colors duration-fast group-hover:border-ink group-hover:border-solid">
                    <Stamp
                      size={34}
                      aria-hidden
                      className={state.opening === 'tattoo' ? 'animate-pulse' : ''}
                    />
                  </span>
                )}
                <b className="line-clamp-2 font-semibold">{shown ? shown.name : <Trans>The tattoo</Trans>}</b>
                <small className="text-balance text-ink-3 text-xs">
                  {shown ? (
                    <Trans>Tap to change the tattoo</Trans>
                  ) : (
                    <Trans>A file, your creations, our flash</Trans>
                  )}
                </small>
              </button>
            }
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <FileButton usesCamera onFile={takePhoto} className="hidden! coarse:inline-flex!">
            <Camera size={18} aria-hidden />
            <Trans>Take a photo</Trans>
          </FileButton>
          <LiveButton creations={creations} />
          {savedButton}
        </div>
        <div className="mt-5 border-hair border-t pt-4">
          <SampleRow />
        </div>
      </div>
    </div>
  );
}
