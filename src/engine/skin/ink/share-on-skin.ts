import type { Mask } from '#engine/pixels/raster.ts';
import type { LaidInk } from './laid-ink.ts';

/** Share of laid ink that lies on skin, 0…1; 0 when there is no ink. @param skin of the whole picture */
export function shareOnSkin({ box, picture }: LaidInk, skin: Mask): number {
  let all = 0;
  let shown = 0;
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const alpha = picture.data[(y * box.width + x) * 4 + 3] as number;
      all += alpha;
      shown += alpha * (skin.data[(box.top + y) * skin.width + box.left + x] as number);
    }
  }
  return all > 0 ? shown / (255 * all) : 0;
}
