import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';

/** Keeps the noise of what is nearly black from counting. */
const dark = 12;

/**
 * How white each pixel is, on a logarithmic scale: the least of its colours, so that wood, skin and cloth are darker
 * than paper that is lit as they are, and half the light is the same step everywhere.
 */
export function whitenessOf({ width, height, data }: Picture): Field {
  const out = emptyField(width, height);
  for (let i = 0; i < out.data.length; i++) {
    const at = i * 4;
    out.data[i] = Math.log(
      dark + Math.min(data[at] as number, data[at + 1] as number, data[at + 2] as number),
    );
  }
  return out;
}
