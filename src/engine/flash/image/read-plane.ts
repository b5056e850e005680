import type { Transform } from '../geometry/transform.ts';
import type { PixelRect } from '../raster/pixel-rect.ts';
import { lendPlane } from '../raster/scratch.ts';
import type { Grid } from './flow.ts';

/**
 * A plane as it lies under a rectangle of the page, read bilinearly; 0 outside of it.
 *
 * @param toPlane from the rectangle's pixels to the plane's
 */
export function readPlane(
  values: Float32Array,
  { width, height }: Grid,
  toPlane: Transform,
  rect: PixelRect,
): Float32Array<ArrayBuffer> {
  const result = lendPlane(rect.width * rect.height);
  for (let row = 0, i = 0; row < rect.height; row++) {
    for (let column = 0; column < rect.width; column++, i++) {
      const x = toPlane.a * column + toPlane.c * row + toPlane.e - 0.5;
      const y = toPlane.b * column + toPlane.d * row + toPlane.f - 0.5;
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
      const left = x < 0 ? 0 : x | 0;
      const top = y < 0 ? 0 : y | 0;
      const right = left < width - 1 ? 1 : 0;
      const below = top < height - 1 ? width : 0;
      const across = x < 0 ? 0 : x - left;
      const down = y < 0 ? 0 : y - top;
      const at = top * width + left;
      const upper = (values[at] as number) * (1 - across) + (values[at + right] as number) * across;
      const lower =
        (values[at + below] as number) * (1 - across) + (values[at + below + right] as number) * across;
      result[i] = upper * (1 - down) + lower * down;
    }
  }
  return result;
}
