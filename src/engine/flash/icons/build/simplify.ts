import type { Point, Polygon } from '../../geometry/point.ts';
import { distance, pointAt } from '../../geometry/point.ts';

/** The polygon with as few corners as keep every point within `tolerance`: the Ramer-Douglas-Peucker algorithm. */
export function simplify(polygon: Polygon, tolerance: number): Point[] {
  if (polygon.length < 4) return [...polygon];
  // A ring has no ends: it is cut at its first corner and at the corner farthest from it.
  const first = pointAt(polygon, 0);
  let middle = 0;
  polygon.forEach((point, i) => {
    if (distance(first, point) > distance(first, pointAt(polygon, middle))) middle = i;
  });
  const outward = thinned(polygon.slice(0, middle + 1), tolerance);
  const back = thinned([...polygon.slice(middle), first], tolerance);
  return [...outward.slice(0, -1), ...back.slice(0, -1)];
}

function thinned(line: Polygon, tolerance: number): Point[] {
  const start = pointAt(line, 0);
  const end = pointAt(line, line.length - 1);
  let worst = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const off = distanceToSegment(pointAt(line, i), start, end);
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= tolerance) return [start, end];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

function distanceToSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const squared = dx * dx + dy * dy || 1;
  const along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / squared;
  const held = Math.max(0, Math.min(1, along));
  return distance(point, [start[0] + dx * held, start[1] + dy * held]);
}
