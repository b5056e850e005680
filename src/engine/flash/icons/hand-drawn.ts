import type { Point, Polygon } from '../geometry/point.ts';
import { between, distance, pointAt } from '../geometry/point.ts';
import { noise } from '../random/noise.ts';

/** Longest straight piece that stays straight, in pixels. */
const longestPx = 9;

/** An outline in pixels as a hand would draw it: it strays up to `wobblePx` from the ruler's line, slowly. */
export function handDrawn(outline: Polygon, wobblePx: number): Point[] {
  return subdivided(outline).map(([x, y]): Point => {
    const u = x * 0.011;
    const v = y * 0.011;
    return [x + (noise(u, v) - 0.5) * 2 * wobblePx, y + (noise(u + 40, v + 9) - 0.5) * 2 * wobblePx];
  });
}

function subdivided(outline: Polygon): Point[] {
  return outline.flatMap((corner, i) => {
    const next = pointAt(outline, (i + 1) % outline.length);
    const pieces = Math.max(1, Math.ceil(distance(corner, next) / longestPx));
    return Array.from({ length: pieces }, (_, piece) => between(corner, next, piece / pieces));
  });
}
