import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';

/**
 * The places of the points that a curve through them needs: no other point is further than `tolerance` from the straight
 * way, and none further than `longest` from the next one.
 */
export function knotsOf(points: readonly Point[], tolerance: number, longest: number): number[] {
  const knots: number[] = [];
  const visit = (from: number, to: number): void => {
    let [worst, at] = [0, -1];
    for (let i = from + 1; i < to; i++) {
      const off = distanceToWay(pointAt(points, i), pointAt(points, from), pointAt(points, to));
      if (off > worst) [worst, at] = [off, i];
    }
    if (worst <= tolerance && to - from > longest) at = (from + to) >> 1;
    else if (worst <= tolerance) at = -1;
    if (at < 0) {
      knots.push(to);
      return;
    }
    visit(from, at);
    visit(at, to);
  };
  knots.push(0);
  if (points.length > 1) visit(0, points.length - 1);
  return knots;
}

function distanceToWay(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / squared;
  const held = Math.min(1, Math.max(0, along));
  const [ox, oy] = [point[0] - start[0] - held * dx, point[1] - start[1] - held * dy];
  return Math.sqrt(ox * ox + oy * oy);
}
