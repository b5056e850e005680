import type { Field, Size } from './raster.ts';
import { emptyField } from './raster.ts';

/** Where a picture lies, in pixels, when it is fitted whole and centred into a square. */
export interface Letterbox extends Size {
  readonly left: number;
  readonly top: number;
}

export function letterboxOf({ width, height }: Size, side: number): Letterbox {
  const scale = side / Math.max(width, height);
  const across = Math.max(1, Math.round(width * scale));
  const down = Math.max(1, Math.round(height * scale));
  return { left: (side - across) >> 1, top: (side - down) >> 1, width: across, height: down };
}

/** The part of a square field (`side*side`) that the picture covers. */
export function cutLetterbox(field: Field, { left, top, width, height }: Letterbox): Field {
  const out = emptyField(width, height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * field.width + left;
    out.data.set(field.data.subarray(start, start + width), y * width);
  }
  return out;
}
