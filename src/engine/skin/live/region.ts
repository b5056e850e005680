import type { Mask } from '#engine/pixels/raster.ts';
import { emptyMask } from '#engine/pixels/raster.ts';
import type { Placement } from '../scene.ts';

/** The limb is followed as far around a design's middle, in its larger sides. */
const reach = 0.9;
/** But at least so far, in longer sides of the picture: a small design has little around it to be told by. */
const leastReach = 0.09;
/** Pixels beyond the skin that belong to it: its edges tell more than its even middle. */
const border = 2;
const skinFrom = 128;

/**
 * The piece of skin by which a design is followed: what lies around it, with the limb's edges.
 *
 * @param aspect height of the design over its width
 * @returns 255 where it lies, else 0
 */
export function regionAround(skin: Mask, { centre, width }: Placement, aspect: number): Mask {
  const region = emptyMask(skin.width, skin.height);
  const longest = Math.max(skin.width, skin.height);
  const radius = longest * Math.max(leastReach, reach * width * Math.max(1, aspect));
  const [x, y] = [centre.x * longest, centre.y * longest];
  const isSkin = (column: number, row: number): boolean =>
    column >= 0 &&
    row >= 0 &&
    column < skin.width &&
    row < skin.height &&
    (skin.data[row * skin.width + column] as number) >= skinFrom;
  for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(skin.height, y + radius); row++) {
    for (
      let column = Math.max(0, Math.floor(x - radius));
      column < Math.min(skin.width, x + radius);
      column++
    ) {
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) > radius) continue;
      const isNear =
        isSkin(column, row) ||
        isSkin(column - border, row) ||
        isSkin(column + border, row) ||
        isSkin(column, row - border) ||
        isSkin(column, row + border);
      if (isNear) region.data[row * skin.width + column] = 255;
    }
  }
  return region;
}
