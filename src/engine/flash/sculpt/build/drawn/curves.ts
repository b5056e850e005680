import { clamp, lerp } from '../../../geometry/interval.ts';
import type { Point, Polyline } from '../../../geometry/point.ts';
import { distance, pointAt } from '../../../geometry/point.ts';

/**
 * A centripetal Catmull-Rom curve through all knots, which does not overshoot where some lie close together.
 *
 * @param isClosed whether it comes back to its first knot
 */
export function curve(knots: Polyline, isClosed = false, stepCount = 12): Point[] {
  const count = knots.length;
  const knot = (i: number) => pointAt(knots, isClosed ? (i + count) % count : i);
  const points: Point[] = [];
  for (let i = 0; i < (isClosed ? count : count - 1); i++)
    points.push(...span([knot(i - 1), knot(i), knot(i + 1), knot(i + 2)], stepCount));
  if (!isClosed) points.push(knot(count - 1));
  return points;
}

function span([a, b, c, d]: readonly [Point, Point, Point, Point], stepCount: number): Point[] {
  const [before, here, after] = [distance(a, b), distance(b, c), distance(c, d)].map((way) => Math.sqrt(way));
  const slopes = ([0, 1] as const).map((axis) => {
    const whole = c[axis] - b[axis];
    const into = slope(b[axis] - a[axis], whole, before as number, here as number);
    const out = slope(d[axis] - c[axis], whole, after as number, here as number);
    return [into, out] as const;
  });
  return Array.from({ length: stepCount }, (_, step): Point => {
    const t = step / stepCount;
    const at = (axis: 0 | 1) => {
      const [into, out] = slopes[axis] as readonly [number, number];
      const [from, to] = [b[axis], c[axis]];
      return (
        from +
        into * t +
        (3 * (to - from) - 2 * into - out) * t * t +
        (2 * (from - to) + into + out) * t * t * t
      );
    };
    return [at(0), at(1)];
  });
}

/** How steeply a span of length `whole` meets its neighbour, which is of the length `beside`. */
function slope(beside: number, whole: number, besideTime: number, time: number): number {
  if (besideTime < 0.01) return whole;
  return whole + time * (beside / besideTime - (beside + whole) / (besideTime + time));
}

/** The same way in `count` even steps. */
export function evenly(line: Polyline, count: number): Point[] {
  const ways = [0];
  for (let i = 1; i < line.length; i++)
    ways.push((ways[i - 1] as number) + distance(pointAt(line, i - 1), pointAt(line, i)));
  const whole = ways.at(-1) as number;
  let i = 0;
  return Array.from({ length: count + 1 }, (_, step): Point => {
    const way = (whole * step) / count;
    while (i < ways.length - 2 && (ways[i + 1] as number) < way) i++;
    const from = ways[i] as number;
    const share = clamp((way - from) / ((ways[i + 1] as number) - from || 1));
    const [a, b] = [pointAt(line, i), pointAt(line, i + 1)];
    return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];
  });
}

export function wayAlong(line: Polyline): number {
  let way = 0;
  for (let i = 1; i < line.length; i++) way += distance(pointAt(line, i - 1), pointAt(line, i));
  return way;
}

/** Across the line at each of its points, to its left as it runs; of length 1. */
export function acrossLine(line: Polyline): Point[] {
  return line.map((_, i) => {
    const [ax, ay] = pointAt(line, i - 1);
    const [bx, by] = pointAt(line, i + 1);
    const way = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) || 1;
    return [-(by - ay) / way, (bx - ax) / way];
  });
}
