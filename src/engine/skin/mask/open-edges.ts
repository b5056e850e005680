import { smoothLab } from '#engine/pixels/colour-spaces.ts';
import type { Picture } from '#engine/pixels/raster.ts';

/** Pixels to either side of a mask's edge that are compared: beyond the blur of a photo's own edge. */
const reach = 4;
/** Colours closer than this (ΔE of CIE 1976) are one surface: about twice what an eye tells apart. */
const sameSurface = 4.5;

/**
 * Share of a mask's edge at which the photo shows none: the surface goes on beyond it. Skin ends at clothes, at the
 * ground or at hair, so true masks have up to 0.13; those of which a part is missing have 0.3 and more.
 *
 * @param picture about 300 pixels on its longer side
 * @param marks per pixel 1 skin, 0 not
 * @returns 0…1; 0 for a mask without edges
 */
export function openEdgeShare(picture: Picture, marks: Uint8Array): number {
  const { width, height } = picture;
  const lab = smoothLab(picture);
  const count = width * height;
  const isSameSurface = (one: number, other: number): boolean => {
    let sum = 0;
    for (let c = 0; c < 3; c++) {
      sum += ((lab[c * count + one] as number) - (lab[c * count + other] as number)) ** 2;
    }
    return sum < sameSurface ** 2;
  };
  const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));
  let edges = 0;
  let open = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width && marks[i] !== marks[i + 1]) {
        edges++;
        const row = y * width;
        if (isSameSurface(row + within(x - reach, width), row + within(x + 1 + reach, width))) open++;
      }
      if (y + 1 < height && marks[i] !== marks[i + width]) {
        edges++;
        if (isSameSurface(within(y - reach, height) * width + x, within(y + 1 + reach, height) * width + x))
          open++;
      }
    }
  }
  return edges > 0 ? open / edges : 0;
}
