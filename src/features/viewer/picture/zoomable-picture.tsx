import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { imageAtWidth } from '#contract/image.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Art } from '#ui/pictures/art.tsx';
import type { Creation } from '../creation.ts';
import type { ZoomControl } from './use-zoom.ts';
import { largestScale } from './zoom.ts';

interface ZoomablePictureProps {
  image: Creation;
  title: string;
  zoom: ZoomControl;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** The design on its paper, to be looked at closely, and what turns over to others. */
export function ZoomablePicture({ image, title, zoom, onPrevious, onNext }: ZoomablePictureProps) {
  const { t } = useLingui();
  const { frame, zoomed, pull, isHeld } = zoom;
  const { scale, x, y } = zoom.zoom;
  const percent = Math.round(scale * 100);
  const { width, height } = image.dimensions;
  // What is enlarged is shown as it was drawn.
  const src = zoomed ? image.tattooUrl : imageAtWidth(image.tattooUrl, 1024);
  return (
    <div className="relative min-h-0 min-w-0">
      <div
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved about by keys.
        tabIndex={0}
        role="img"
        aria-label={title}
        aria-keyshortcuts="+ - 0"
        className={`moving-picture relative isolate size-full select-none overflow-hidden rounded-print bg-stock shadow-print ${zoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y'}`}
      >
        <div
          className={`size-full bg-stock ${isHeld ? '' : 'transition-transform duration-base ease-out motion-reduce:transition-none'}`}
          style={{ transform: `translate(${x + pull}px, ${y}px) scale(${scale})` }}
        >
          <Art key={image.id} alt="" src={src} width={width} height={height} draggable={false} />
        </div>
      </div>
      <Turn side="left" label={t`Previous design`} onClick={onPrevious} />
      <Turn side="right" label={t`Next design`} onClick={onNext} />
      <div className="absolute right-2 bottom-2 flex items-center rounded-ctl bg-sheet shadow-print">
        <IconButton
          label={t`Smaller`}
          onClick={() => zoom.zoomBy(-1)}
          disabled={!zoomed}
          className="disabled:opacity-40"
        >
          <Minus size={18} aria-hidden />
        </IconButton>
        <button
          type="button"
          onClick={zoom.reset}
          aria-label={t`${percent} %, show all of it`}
          className="min-h-11 min-w-13 rounded-ctl font-medium text-sm tabular-nums hover:bg-wash"
        >
          {percent} %
        </button>
        <IconButton
          label={t`Larger`}
          onClick={() => zoom.zoomBy(1)}
          disabled={scale >= largestScale}
          className="disabled:opacity-40"
        >
          <Plus size={18} aria-hidden />
        </IconButton>
      </div>
      <span role="status" className="sr-only">
        {zoomed && `${percent} %`}
      </span>
    </div>
  );
}

interface TurnProps extends Omit<ComponentProps<typeof IconButton>, 'onClick'> {
  side: 'left' | 'right';
  onClick: (() => void) | null;
}

function Turn({ side, onClick, ...props }: TurnProps) {
  if (!onClick) return null;
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      {...props}
      onClick={onClick}
      className={`absolute! top-1/2 -mt-5.5 bg-sheet text-ink! shadow-print hover:bg-raised! ${side === 'left' ? 'left-2' : 'right-2'}`}
    >
      <Icon size={22} aria-hidden />
    </IconButton>
  );
}
