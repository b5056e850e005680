import { bezier, spline } from '../../../geometry/curve.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import { normalAt, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A fat, tapered stroke of tribal ink along a spline, with hooks growing from it. */
export interface Blade {
  readonly knots: readonly Point[];
  readonly width: number;
  readonly barbs: readonly Barb[];
}

interface Barb {
  /** Where on the blade it grows, 0 … 1. */
  readonly at: number;
  /** To the blade's left (1) or right (-1). */
  readonly side: 1 | -1;
  readonly length: number;
}

export function blade(
  width: number,
  knots: readonly Point[],
  ...barbs: readonly (readonly [number, 1 | -1, number])[]
): Blade {
  return { width, knots, barbs: barbs.map(([at, side, length]) => ({ at, side, length })) };
}

/** Convex outside, hollow inside, needle tips. */
export function drawBlade(pen: Pen, { knots, width, barbs }: Blade): void {
  const line = spline(knots, 18);
  const profile = (t: number) => width * Math.sin(Math.PI * t ** 0.62) ** 0.85;
  pen.fill(outlineOf(ribbon(line, (t) => [profile(t) * 0.72, profile(t) * 0.28])), { black: 'always' });
  for (const barb of barbs) pen.fill(barbOutline(line, width, barb), { black: 'always', isOverlay: true });
}

function barbOutline(line: Polyline, width: number, { at, side, length }: Barb): Point[] {
  const i = Math.round(at * (line.length - 1));
  const [x, y] = pointAt(line, i);
  const [nx, ny] = normalAt(line, i, 2);
  /** A place beside the blade: `out` to the barb's side and `along` the blade, in widths. */
  const place = (out: number, along: number): Point => [
    x + width * (nx * side * out + ny * along),
    y + width * (ny * side * out - nx * along),
  ];
  const tip = place(length, length * 0.75);
  return [
    ...bezier(place(0, -0.55), place(0.7, -0.55), place(length, length * 0.75 - 0.5), tip, 14),
    ...bezier(tip, place(length - 0.2, length * 0.75 - 0.25), place(0.25, 0.55), place(0, 0.55), 14),
  ];
}
