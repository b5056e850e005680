import { CanvasHost } from '../stage/canvas-host.tsx';
import { usePreview } from '../use-preview.ts';
import { useCover } from './use-cover.ts';

/** The old ink over the photo: blue where it is hidden, orange where it shows. Faint while that may be out of date. */
export function CoverOverlay() {
  const { picture, isShown, isMeasuring } = useCover();
  const { isInGesture } = usePreview();
  if (!picture || !isShown) return null;
  return (
    <div
      data-cover-overlay
      className={`absolute inset-0 transition-opacity duration-base motion-reduce:transition-none ${isMeasuring || isInGesture ? 'opacity-30' : 'opacity-80'}`}
    >
      <CanvasHost canvas={picture} className="absolute inset-0" />
    </div>
  );
}
