import { clamp } from './interval.ts';
import type { Point, Polyline } from './point.ts';
import { between, distance, pointAt } from './point.ts';

/** A line with a left and a right edge: bodies, tails, blades, ropes and banners are ribbons. */
export interface Ribbon {
  readonly spine: Polyline;
  readonly left: Polyline;
  readonly right: Polyline;
}

/** The unit direction in which the line runs at `index`, taken over `reach` neighbours on both sides. */
export function tangentAt(line: Polyline, index: number, reach = 1): Point {
  const before = pointAt(line, index - reach);
  const after = pointAt(line, index + reach);
  const length = distance(before, after) || 1;
  return [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
}

/** The unit normal: the tangent turned a quarter clockwise on screen. */
export function normalAt(line: Polyline, index: number, reach = 1): Point {
  const [x, y] = tangentAt(line, index, reach);
  return [-y, x];
}

/** Widens a line; `halfWidth` gives the two distances to the edges at each share (0..1) of its points. */
export function ribbon(
  spine: Polyline,
  halfWidth: (share: number) => number | readonly [left: number, right: number],
): Ribbon {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((point, i) => {
    const [nx, ny] = normalAt(spine, i);
    const width = halfWidth(i / (spine.length - 1));
    const [toLeft, toRight] = typeof width === 'number' ? [width, width] : width;
    left.push([point[0] + nx * toLeft, point[1] + ny * toLeft]);
    right.push([point[0] - nx * toRight, point[1] - ny * toRight]);
  });
  return { spine, left, right };
}

export function outlineOf({ left, right }: Ribbon): Point[] {
  return [...left, ...right.toReversed()];
}

/** The point at `share` of the line's points, `across` from its right edge (-1) over the spine (0) to its left (1). */
export function onRibbon({ spine, left, right }: Ribbon, share: number, across = 0): Point {
  const place = clamp(share) * (spine.length - 1);
  const center = alongLine(spine, place);
  return between(center, alongLine(across >= 0 ? left : right, place), Math.abs(across));
}

/** The point between two neighbours of a line: `place` counts points, in fractions. */
function alongLine(line: Polyline, place: number): Point {
  const i = Math.floor(place);
  return between(pointAt(line, i), pointAt(line, i + 1), place - i);
}
