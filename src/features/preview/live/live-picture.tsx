import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { Nudge } from '#engine/skin/worker/live/live-api.ts';

interface LivePictureProps {
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  onNudge: (nudge: Nudge) => void;
}

const step = 0.02;
const growth = 1.08;
const turnDeg = 5;

const keys: Readonly<Record<string, Nudge>> = {
  ArrowLeft: { by: { x: -step, y: 0 } },
  ArrowRight: { by: { x: step, y: 0 } },
  ArrowUp: { by: { x: 0, y: -step } },
  ArrowDown: { by: { x: 0, y: step } },
  '+': { growth },
  '=': { growth },
  '-': { growth: 1 / growth },
  r: { turnDeg },
  R: { turnDeg: -turnDeg },
};

/** What the camera sees, with the tattoo. A tap lays the tattoo there; keys move, grow and turn it. */
export function LivePicture({ video, canvas, onNudge }: LivePictureProps) {
  const { t } = useLingui();
  const tap = (event: PointerEvent<HTMLCanvasElement>) => {
    const at = placeIn(event.currentTarget, event.clientX, event.clientY);
    if (at) onNudge({ at });
  };
  const press = (event: KeyboardEvent) => {
    const nudge = keys[event.key];
    if (!nudge || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onNudge(nudge);
  };
  const fit = 'absolute inset-0 size-full object-cover md:object-contain';
  return (
    <>
      <video ref={video} muted playsInline aria-hidden className={fit} />
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        aria-label={t`What the camera sees, with the tattoo. Arrow keys move it, plus and minus change its size, R turns it.`}
        onPointerUp={tap}
        onKeyDown={press}
        className={`${fit} touch-manipulation`}
      />
    </>
  );
}

/** Which place of the picture lies there on the screen, in photo units; undefined beside it. */
function placeIn(
  canvas: HTMLCanvasElement,
  clientX: number,
  clientY: number,
): { x: number; y: number } | undefined {
  const box = canvas.getBoundingClientRect();
  const covers = getComputedStyle(canvas).objectFit === 'cover';
  const [across, down] = [box.width / canvas.width, box.height / canvas.height];
  const scale = covers ? Math.max(across, down) : Math.min(across, down);
  const x = (clientX - box.left - box.width / 2) / scale + canvas.width / 2;
  const y = (clientY - box.top - box.height / 2) / scale + canvas.height / 2;
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return undefined;
  const longest = Math.max(canvas.width, canvas.height);
  return { x: x / longest, y: y / longest };
}
