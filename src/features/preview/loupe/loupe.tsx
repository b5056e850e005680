import { type ReactNode, useEffect, useRef } from 'react';
import type { ScreenPoint } from '../stage/pinch.ts';
import type { Shape } from '../try-on/placement.ts';
import { loupePlace, loupeSize } from './loupe-place.ts';

const zoom = 2;

interface LoupeProps {
  /** What lies under the finger. */
  source: HTMLCanvasElement | HTMLImageElement;
  /** How wide the source is, in units of one's own. */
  width: number;
  /** The place under the finger, in these units. */
  place: ScreenPoint;
  /** CSS pixels that a unit takes on the screen. */
  unit: number;
  /** The finger in the box that the loupe stays in, in CSS pixels. */
  at: ScreenPoint;
  box: Shape;
  /** Changes when the source does. */
  frame?: unknown;
  /** Parts of an SVG in these units, over the source. */
  children?: ReactNode;
}

/** What a finger covers, larger, where the hand does not cover it. A mouse needs none. */
export function Loupe({ source, width, place, unit, at, box, frame, children }: LoupeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { x, y } = place;
  const seen = loupeSize / zoom / unit;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || source.width === 0) return;
    const side = context.canvas.width;
    const pixels = (source instanceof HTMLImageElement ? source.naturalWidth : source.width) / width;
    context.clearRect(0, 0, side, side);
    const taken = seen * pixels;
    context.drawImage(source, x * pixels - taken / 2, y * pixels - taken / 2, taken, taken, 0, 0, side, side);
  }, [source, width, x, y, seen, frame]);
  const middle = loupePlace(at, box);
  const side = Math.round(loupeSize * Math.min(2, devicePixelRatio));
  return (
    <div
      aria-hidden
      data-loupe
      className="pointer-events-none absolute z-5 -translate-1/2 overflow-hidden rounded-full border-2 border-white bg-workspace shadow-pop"
      style={{ left: middle.x, top: middle.y, width: loupeSize, height: loupeSize }}
    >
      <canvas ref={canvas} width={side} height={side} className="absolute inset-0 size-full" />
      <svg
        aria-hidden
        className="absolute inset-0 size-full"
        viewBox={`${x - seen / 2} ${y - seen / 2} ${seen} ${seen}`}
        fill="none"
      >
        {children}
      </svg>
      <svg aria-hidden className="absolute inset-0 size-full" viewBox="-58 -58 116 116" fill="none">
        <path d="M-11 0h7M4 0h7M0 -11v7M0 4v7" stroke="#fff" strokeWidth="4" />
        <path d="M-11 0h7M4 0h7M0 -11v7M0 4v7" stroke="#2B4A9B" strokeWidth="2" />
      </svg>
    </div>
  );
}
