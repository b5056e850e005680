import { clamp } from '../geometry/interval.ts';
import type { Transform } from '../geometry/transform.ts';
import type { PixelRect } from '../raster/pixel-rect.ts';
import type { ColourAreas } from './colour-areas.ts';
import type { Study } from './study.ts';

/**
 * The number of the colour at each pixel of a rectangle, with borders as smooth as the page: of the four pixels
 * of the small copy around a place, the colour that has the largest share wins.
 *
 * @param toStudy from the rectangle's pixels to the study's
 */
export function readLabels(
  { width, height, labels }: ColourAreas,
  study: Study,
  toStudy: Transform,
  rect: PixelRect,
): Uint8Array<ArrayBuffer> {
  const [perColumn, perRow] = [width / study.width, height / study.height];
  const result = new Uint8Array(rect.width * rect.height);
  for (let row = 0, i = 0; row < rect.height; row++) {
    for (let column = 0; column < rect.width; column++, i++) {
      const x = (toStudy.a * column + toStudy.c * row + toStudy.e) * perColumn - 0.5;
      const y = (toStudy.b * column + toStudy.d * row + toStudy.f) * perRow - 0.5;
      const left = clamp(Math.floor(x), 0, Math.max(0, width - 2));
      const top = clamp(Math.floor(y), 0, Math.max(0, height - 2));
      const at = top * width + left;
      const right = at + (width > 1 ? 1 : 0);
      const below = height > 1 ? width : 0;
      result[i] = winner(
        labels[at] as number,
        labels[right] as number,
        labels[at + below] as number,
        labels[right + below] as number,
        clamp(x - left),
        clamp(y - top),
      );
    }
  }
  return result;
}

function winner(nw: number, ne: number, sw: number, se: number, across: number, down: number): number {
  if (nw === ne && nw === sw && nw === se) return nw;
  const shares = [(1 - across) * (1 - down), across * (1 - down), (1 - across) * down, across * down];
  const labels = [nw, ne, sw, se];
  let [best, most] = [nw, -1];
  for (const label of labels) {
    const share = shares.reduce((sum, each, k) => (labels[k] === label ? sum + each : sum), 0);
    if (share > most) [best, most] = [label, share];
  }
  return best;
}
