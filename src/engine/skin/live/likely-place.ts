import type { Picture } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';

/** Side of the middle, as a share of the picture's shorter one. */
const middle = 0.12;
/** Skin of any tone is redder than blue by this; grey and green things are not. */
const warmth = 1.12;

/**
 * Where skin is held into a picture, if it may be any: people hold what they want to show into the middle.
 *
 * @returns undefined where the middle has no skin's hue
 */
export function likelyPlace({ width, height, data }: Picture): PhotoPoint | undefined {
  const reach = Math.max(1, (middle * Math.min(width, height)) / 2);
  const sums = [0, 0, 0];
  for (let y = Math.floor(height / 2 - reach); y < height / 2 + reach; y++) {
    for (let x = Math.floor(width / 2 - reach); x < width / 2 + reach; x++) {
      for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + (data[(y * width + x) * 4 + c] as number);
    }
  }
  const [red, green, blue] = sums as [number, number, number];
  const longest = Math.max(width, height);
  const isWarm = red > warmth * blue && red > green;
  return isWarm ? { x: width / 2 / longest, y: height / 2 / longest } : undefined;
}
