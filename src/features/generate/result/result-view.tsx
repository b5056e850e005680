import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download, Droplet, Maximize2, RefreshCcw, Stamp } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { type GeneratedImage, imageAtWidth } from '#contract/image.ts';
import { toAppError } from '#lib/app-error.ts';
import type { Batch } from '#lib/batches.ts';
import { designName } from '#lib/design-name.ts';
import { downloadImage } from '#lib/download-image.ts';
import { errorText } from '#lib/error-text.ts';
import { Button, ButtonCost } from '#ui/button.tsx';
import { Art, Stock } from '#ui/pictures/art.tsx';
import { showToast } from '#ui/show-toast.ts';
import { DeviceActions } from '../device/device-actions.tsx';
import { isOnDevice } from '../device/device-drawing.ts';
import { DeviceLine } from '../device/device-line.tsx';
import { useEngines } from '../engine/use-engines.ts';
import { RevealedArt } from '../revealed-art.tsx';
import { widthWithin } from '../sheet-size.ts';
import { BatchThumbs } from './batch-thumbs.tsx';
import { DrawingNotes } from './drawing-notes.tsx';
import { ImageLine } from './image-line.tsx';

interface ResultViewProps {
  image: GeneratedImage;
  batch: Batch;
  /** Just printed: then it is revealed. */
  isFresh: boolean;
  /** Whether redrawing costs nothing, since this device does it. */
  isFree: boolean;
  onSelect: (image: GeneratedImage) => void;
  onRedraw: () => void;
  onTryOn: (image: GeneratedImage) => void;
  /** The design shown is no longer on the device: it was deleted, or is in the account, as this image. */
  onLeftDevice: (kept: GeneratedImage | null) => void;
  onLoginNeeded: () => void;
  /** Opens it to be looked at closely. */
  onOpen: (image: GeneratedImage) => void;
  /** Ways to go on from it. */
  children?: ReactNode;
}

/** A tall sheet is as high as the window lets it be, and no wider than its ratio then allows. */
function sheetStyle({ ratio, dimensions: { width, height } }: GeneratedImage): CSSProperties {
  const highest = `calc((100dvh - var(--header) - 80px) * ${(width / height).toFixed(4)})`;
  return {
    aspectRatio: `${width} / ${height}`,
    '--narrow': `min(100%, ${widthWithin(ratio, 640)}px)`,
    '--wide': height > width ? `min(100%, max(${widthWithin(ratio, 560)}px, ${highest}))` : '100%',
  } as CSSProperties;
}

/** One design, large, with the others of its set. */
export function ResultView(props: ResultViewProps) {
  const { image, batch, isFresh, onSelect, onRedraw, onTryOn, onOpen, children } = props;
  const { t, i18n } = useLingui();
  const { priceOf } = useEngines();
  const name = designName(image, i18n.locale);
  const download = useMutation({
    mutationFn: () => downloadImage(image, name),
    onError: (error) => {
      const reason = i18n._(errorText[toAppError(error).reason]);
      showToast({ kind: 'error', text: t`The download failed. ${reason}` });
    },
  });
  const BigArt = isFresh ? RevealedArt : Art;
  return (
    <div className="m-auto grid w-full max-w-[1000px] gap-4 lg:grid-cols-[minmax(0,1fr)_280px] lg:items-start lg:gap-9">
      <Stock
        className="mx-auto w-full shadow-lift max-lg:max-w-(--narrow) lg:max-w-(--wide)"
        style={sheetStyle(image)}
      >
        <OpenButton onOpen={() => onOpen(image)} />
        <BigArt
          key={image.id}
          alt={name}
          src={imageAtWidth(image.tattooUrl, 1024)}
          width={image.dimensions.width}
          height={image.dimensions.height}
        />
      </Stock>
      <div className="grid gap-4 max-lg:mx-auto max-lg:w-full max-lg:max-w-[640px] md:gap-5.5">
        {batch.images.length > 1 && (
          <BatchThumbs batch={batch} selectedId={image.id} onSelect={onSelect} className="lg:grid-cols-2" />
        )}
        <div>
          <h1
            title={name}
            className="line-clamp-6 pb-1 text-[1.375rem] leading-[1.25] wrap-anywhere [font-weight:560]"
          >
            {name}
          </h1>
          <ImageLine image={image} />
        </div>
        <div className="flex flex-wrap gap-2 *:flex-auto *:px-4 lg:grid lg:*:justify-start">
          <Button
            variant="solid"
            onClick={() => download.mutate()}
            busyLabel={download.isPending && t`Loading…`}
          >
            <Download size={18} aria-hidden />
            <Trans>Download</Trans>
          </Button>
          <Button onClick={() => onTryOn(image)}>
            <Stamp size={18} aria-hidden />
            <Trans>Try on skin</Trans>
          </Button>
          <Button onClick={onRedraw}>
            <RefreshCcw size={18} aria-hidden />
            <Trans>Redraw this one</Trans>
            {!props.isFree && (
              <ButtonCost>
                <Droplet size={15} aria-hidden />
                {priceOf(image.drawing.engine)}
              </ButtonCost>
            )}
          </Button>
          {isOnDevice(image) && (
            <DeviceActions
              key={image.id}
              image={image}
              onKept={props.onLeftDevice}
              onDeleted={() => props.onLeftDevice(null)}
              onLoginNeeded={props.onLoginNeeded}
            />
          )}
        </div>
        {isOnDevice(image) && <DeviceLine image={image} />}
        {children}
        <DrawingNotes image={image} />
      </div>
    </div>
  );
}

/** The whole picture opens it; the sign in its corner says so. */
function OpenButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Look closer`}
      title={t`Look closer`}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group absolute inset-0 z-10 cursor-zoom-in rounded-print"
    >
      <span className="absolute right-2 bottom-2 grid size-11 place-items-center rounded-ctl bg-sheet text-ink shadow-print group-hover:bg-raised">
        <Maximize2 size={18} aria-hidden />
      </span>
    </button>
  );
}
