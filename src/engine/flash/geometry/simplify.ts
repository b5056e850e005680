import type { Point, Polygon } from './point.ts';
import { distance, lengthOf, pointAt } from './point.ts';

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

/** The same for a line, which keeps its ends; points may carry more than their place. */
export function thinned<P extends PlacedPoint>(line: readonly P[], tolerance: number): P[] {
  const start = line[0];
  const end = line.at(-1);
  if (!start || !end || line.length < 3) return [...line];
  let worst = 0;
  let at = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const off = distanceToSegment(line[i] as P, start, end);
    if (off > worst) [worst, at] = [off, i];
  }
  if (worst <= tolerance) return [start, end];
  return [...thinned(line.slice(0, at + 1), tolerance).slice(0, -1), ...thinned(line.slice(at), tolerance)];
}

type PlacedPoint = readonly [x: number, y: number, ...rest: number[]];

function distanceToSegment([x, y]: PlacedPoint, start: PlacedPoint, end: PlacedPoint): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const squared = dx * dx + dy * dy || 1;
  const along = ((x - start[0]) * dx + (y - start[1]) * dy) / squared;
  const held = Math.max(0, Math.min(1, along));
  return lengthOf(x - start[0] - dx * held, y - start[1] - dy * held);
}
