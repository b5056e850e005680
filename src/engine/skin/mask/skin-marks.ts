import { distanceToZero } from '#engine/pixels/distance.ts';
import type { Field, Mask } from '#engine/pixels/raster.ts';

/** 1 where a mask covers half of a pixel and more, else 0. */
export function marksOf({ data }: Pick<Mask, 'data'>): Uint8Array<ArrayBuffer> {
  return data.map((each) => (each >= 128 ? 1 : 0));
}

/** How far each place lies from where the skin ends, in photo units. @param skin of the whole photo, at any size */
export function skinDepth(skin: Mask): Field {
  const depth = distanceToZero(marksOf(skin), skin);
  const longest = Math.max(skin.width, skin.height);
  return { ...depth, data: depth.data.map((pixels) => pixels / longest) };
}
