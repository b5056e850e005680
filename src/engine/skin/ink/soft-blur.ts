import { boxMean } from '#engine/pixels/box-mean.ts';
import type { Picture } from '#engine/pixels/raster.ts';

/** Three box means make nearly a Gaussian (Wells 1986). */
const passes = 3;

/** Blurs all four channels in place. @param deviation standard deviation in pixels */
export function softBlur({ width, height, data }: Picture, deviation: number): void {
  // A mean over 2r + 1 pixels has the variance ((2r + 1)² − 1) / 12.
  const radius = (Math.sqrt((12 * deviation * deviation) / passes + 1) - 1) / 2;
  const wide = Math.ceil(radius);
  if (wide === 0) return;
  const share = radius / wide;
  const plane = new Float32Array(width * height);
  const blurred = new Float32Array(width * height);
  for (let c = 0; c < 4; c++) {
    for (let i = 0; i < plane.length; i++) plane[i] = data[i * 4 + c] as number;
    for (let pass = 0; pass < passes; pass++) {
      boxMean(plane, width, height, wide, blurred);
      for (let i = 0; i < plane.length; i++) {
        plane[i] = (plane[i] as number) + share * ((blurred[i] as number) - (plane[i] as number));
      }
    }
    for (let i = 0; i < plane.length; i++) data[i * 4 + c] = plane[i] as number;
  }
}
