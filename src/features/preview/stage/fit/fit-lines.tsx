import type { PhotoPoint } from '#engine/skin/geometry/camera.ts';
import type { View } from '../view.ts';
import { type FitFrame, halfWidthOf, placeIn } from './fit-frame.ts';

interface FitLinesProps {
  frame: FitFrame;
  /** Where the limb's direction is held, in photo units. */
  end: PhotoPoint;
  /** Half of the limb's depth, in photo units. */
  depth: number;
  view: View;
}

/** How far along the limb its sides are drawn, in its half widths. */
const sideLength = 1.6;
const arcSteps = 24;

/** The limb's middle line, its sides, and the half of its section that faces the viewer, folded into the picture. */
export function FitLines({ frame, end, depth, view }: FitLinesProps) {
  const half = halfWidthOf(frame);
  const line = (...places: PhotoPoint[]): string =>
    places
      .map((place, order) => {
        const { x, y } = view.toScreen(place);
        return `${order === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  const sides = [-half, half].map((aside) =>
    line(placeIn(frame, -sideLength * half, aside), placeIn(frame, sideLength * half, aside)),
  );
  const arc = Array.from({ length: arcSteps + 1 }, (_, step) => {
    const turn = (Math.PI * step) / arcSteps;
    return placeIn(frame, -depth * Math.sin(turn), -half * Math.cos(turn));
  });
  const drawn = line(frame.middle, end) + (frame.sides ? sides.join('') + line(...arc) : '');
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-hidden"
      fill="none"
    >
      <path d={drawn} stroke="#2B4A9B" strokeWidth="3.4" opacity=".55" />
      <path d={drawn} stroke="#A3B6FF" strokeWidth="1.6" strokeDasharray="6 4" />
    </svg>
  );
}
