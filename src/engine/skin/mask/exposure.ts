import { greyWeights } from '#engine/pixels/grey.ts';
import type { Picture } from '#engine/pixels/raster.ts';

/** Light of the middle, 0…255, at which the model sees skin best. */
const wellLit = 102;
/** Noise grows with the gain. */
const most = 4;
/** Less is not worth it: the model has seen photos of all kinds. */
const least = 1.3;
/** Skin of any tone is redder than blue by this; black cloth is not. */
const warmth = 1.15;
/** Side of the middle, as a share of the photo's. */
const middle = 1 / 3;

/**
 * By how much a photo is to be brightened for the model, metered in its middle, where people hold what they want to
 * show. It overlooks dark skin, and any skin in dim light. What is dark but not of a skin's hue asks for nothing:
 * brightened for a black shirt, the arms beside it would be lost.
 *
 * @returns 1 for most photos, else 1.3…4
 */
export function exposureOf({ width, height, data }: Picture): number {
  const left = Math.floor((width * (1 - middle)) / 2);
  const top = Math.floor((height * (1 - middle)) / 2);
  const across = width - 2 * left;
  const medianOf = (channel: number): number => {
    const values = new Uint8Array(across * (height - 2 * top));
    for (let i = 0; i < values.length; i++) {
      const column = i % across;
      const at = (top + (i - column) / across) * width + left + column;
      values[i] = data[at * 4 + channel] as number;
    }
    return values.sort()[values.length >> 1] as number;
  };
  const [red, green, blue] = [medianOf(0), medianOf(1), medianOf(2)];
  const light = greyWeights[0] * red + greyWeights[1] * green + greyWeights[2] * blue;
  const gain = Math.min(most, wellLit / Math.max(1, light));
  return gain >= least && red >= warmth * blue ? gain : 1;
}
