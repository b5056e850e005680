import type { Bounds } from '../../geometry/bounds.ts';
import { boundsOfPoints, unionAll } from '../../geometry/bounds.ts';
import type { Point, Polygon } from '../../geometry/point.ts';
import { distance, pointAt } from '../../geometry/point.ts';

/** A straight upright or level edge of this length on the outside of an animal's head is a cut. */
const shortest = 60;
const tuft = 26;

/** Frays the edges where a head was cut off: tufts of fur instead of a straight line. */
export function withTornEdges(polygons: readonly Polygon[]): Point[][] {
  const bounds = unionAll(polygons.map((polygon) => boundsOfPoints(polygon)));
  return polygons.map((polygon) =>
    polygon.flatMap((point, i) => {
      const next = pointAt(polygon, (i + 1) % polygon.length);
      const inward = inwardFrom(point, next, bounds);
      return inward ? [point, ...tufts(point, next, inward)] : [point];
    }),
  );
}

/** The direction away from the side of the bounds on which both points lie; null when they lie on none. */
function inwardFrom(a: Point, b: Point, bounds: Bounds): Point | null {
  if (distance(a, b) < shortest) return null;
  const both = (axis: 0 | 1, at: number) => Math.abs(a[axis] - at) < 3 && Math.abs(b[axis] - at) < 3;
  if (both(0, bounds.left)) return [1, 0];
  if (both(0, bounds.right)) return [-1, 0];
  if (both(1, bounds.top)) return [0, 1];
  if (both(1, bounds.bottom)) return [0, -1];
  return null;
}

function tufts(from: Point, to: Point, [inX, inY]: Point): Point[] {
  const count = Math.max(2, Math.round(distance(from, to) / (tuft * 1.4)));
  return Array.from({ length: count * 2 - 1 }, (_, i): Point => {
    const share = (i + 1) / (count * 2);
    const depth = i % 2 === 0 ? tuft * (0.7 + 0.5 * Math.abs(Math.sin(i * 2.3))) : 0;
    return [
      from[0] + (to[0] - from[0]) * share + inX * depth,
      from[1] + (to[1] - from[1]) * share + inY * depth,
    ];
  });
}
