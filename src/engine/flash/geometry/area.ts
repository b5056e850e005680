import type { Polygon } from './point.ts';
import { pointAt } from './point.ts';

/** The area of a polygon by the shoelace formula, in the square of its units; where it crosses itself, less. */
export function areaOf(polygon: Polygon): number {
  const twice = polygon.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = pointAt(polygon, (i + 1) % polygon.length);
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
