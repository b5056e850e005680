import { boxMean } from '#engine/pixels/box-mean.ts';
import { lightAt } from '#engine/pixels/grey.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import { emptyField } from '#engine/pixels/raster.ts';

/** How often a picture is halved: a shift over an eighth of it is one of few pixels in the smallest. */
const halvings = 2;

/** Pixels around each that it is compared with. */
const around = 6;
/** Deviations of grey (0…255) below this are a camera's noise. */
const noise = 2;
/** The deviation that every place has afterwards, about. */
const evened = 40;

/**
 * A picture in grey, at its own size first, then at half and at a quarter of it; as contrasty everywhere, so that the
 * little that dark or even skin shows counts as much as the limb's edges do.
 */
export type GreyLevels = readonly [Field, ...Field[]];

export function greyLevelsOf({ width, height, data }: Picture): GreyLevels {
  const grey = emptyField(width, height);
  for (let i = 0; i < grey.data.length; i++) grey.data[i] = 255 * lightAt(data, i * 4);
  const levels: [Field, ...Field[]] = [grey];
  for (let i = 0; i < halvings; i++) levels.push(halved(levels[i] as Field));
  return [evenedOut(grey), ...levels.slice(1).map(evenedOut)];
}

/** Grey less its mean around, over its deviation there. */
function evenedOut({ width, height, data }: Field): Field {
  const mean = new Float32Array(data.length);
  boxMean(data, width, height, around, mean);
  const deviation = data.map((grey, i) => (grey - (mean[i] as number)) ** 2);
  boxMean(deviation, width, height, around, deviation);
  const out = emptyField(width, height);
  for (let i = 0; i < data.length; i++)
    out.data[i] =
      (evened * ((data[i] as number) - (mean[i] as number))) / (Math.sqrt(deviation[i] as number) + noise);
  return out;
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
