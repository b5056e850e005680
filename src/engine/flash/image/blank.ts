import type { Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';

/** Longer side of the copy that is looked at, in pixels: noise is gone, things are still there. */
const side = 64;
/** Channels (0 … 255) that differ by less than this are the same. */
const leastDifference = 10;

/** Whether a picture shows nothing at all: one colour, or clear pixels only. */
export function isBlank(picture: Picture): boolean {
  const { data } = shrinkPicture(picture, fitInside(picture, side));
  return [0, 1, 2].every((channel) => {
    let [lowest, highest] = [255, 0];
    for (let i = 0; i < data.length; i += 4) {
      const value = 255 - ((data[i + 3] as number) / 255) * (255 - (data[i + channel] as number));
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
    return highest - lowest < leastDifference;
  });
}
