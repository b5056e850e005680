import type { Point, Polygon } from '../geometry/point.ts';
import { between, distance, pointAt } from '../geometry/point.ts';
import { noise } from '../random/noise.ts';

/** Longest straight piece that stays straight, in units of the page. */
const longest = 9;

/** An outline in pixels as a hand would draw it: it strays up to `wobble` units from the ruler's line, slowly. */
export function handDrawn(outline: Polygon, wobble: number, perUnit = 1): Point[] {
  const strayPx = wobble * perUnit;
  return subdivided(outline, longest * perUnit).map(([x, y]): Point => {
    const u = (x / perUnit) * 0.011;
    const v = (y / perUnit) * 0.011;
    return [x + (noise(u, v) - 0.5) * 2 * strayPx, y + (noise(u + 40, v + 9) - 0.5) * 2 * strayPx];
  });
}

function subdivided(outline: Polygon, longestPx: number): Point[] {
  return outline.flatMap((corner, i) => {
    const next = pointAt(outline, (i + 1) % outline.length);
    const pieces = Math.max(1, Math.ceil(distance(corner, next) / longestPx));
    return Array.from({ length: pieces }, (_, piece) => between(corner, next, piece / pieces));
  });
}
