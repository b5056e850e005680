import { lightAt } from '#engine/pixels/grey.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';

/** How often a picture is halved: a shift over an eighth of it is one of few pixels in the smallest. */
const halvings = 2;

/** A picture in grey, 0…255, at its own size first, then at half and at a quarter of it. */
export type GreyLevels = readonly [Field, ...Field[]];

export function greyLevelsOf({ width, height, data }: Picture): GreyLevels {
  const grey = emptyField(width, height);
  for (let i = 0; i < grey.data.length; i++) grey.data[i] = 255 * lightAt(data, i * 4);
  const levels: [Field, ...Field[]] = [grey];
  for (let i = 0; i < halvings; i++) levels.push(halved(levels[i] as Field));
  return levels;
}

function halved({ width, height, data }: Field): Field {
  const out = emptyField(width >> 1, height >> 1);
  for (let y = 0; y < out.height; y++) {
    for (let x = 0; x < out.width; x++) {
      const at = 2 * y * width + 2 * x;
      const [a, b, c, d] = [data[at], data[at + 1], data[at + width], data[at + width + 1]];
      out.data[y * out.width + x] = ((a as number) + (b as number) + (c as number) + (d as number)) / 4;
    }
  }
  return out;
}
