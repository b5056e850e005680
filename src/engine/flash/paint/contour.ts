import { clamp } from '../geometry/interval.ts';
import { noise } from '../random/noise.ts';
import type { InkPlanes } from './ink-planes.ts';

/**
 * A contour that swells and thins like a hand-held machine's, and lies a little more outside than inside.
 *
 * @param edge signed distance to the silhouette's edge, in pixels
 */
export function drawContour(
  { left, top, width, height, perUnit, ink }: InkPlanes,
  edge: Float32Array,
  contourPx: number,
): void {
  const pace = 0.012 / perUnit;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const distance = edge[i] as number;
      if (distance > contourPx || distance < -contourPx) continue;
      const swollen = contourPx * (0.75 + 0.4 * noise((x + left) * pace + 3, (y + top) * pace));
      const black = clamp(swollen / 2 - Math.abs(distance + swollen * 0.15) + 0.5);
      if (black > (ink[i] as number)) ink[i] = black;
    }
  }
}
