import { connected } from '#engine/pixels/connected.ts';
import type { Picture } from '#engine/pixels/raster.ts';

/** Share of the longer side within which of the border nothing is drawn that does not reach further in. */
const rimShare = 0.02;

/**
 * Takes away what lies wholly at the border of a lifted drawing, in place: ends of shadows, the sheet's own edge where it
 * is bent, and rules that are cut.
 */
export function clearRim({ width, height, data }: Picture): void {
  const rim = Math.ceil(rimShare * Math.max(width, height));
  const isInRim = (i: number): boolean => {
    const x = i % width;
    const y = (i - x) / width;
    return Math.min(x, y, width - 1 - x, height - 1 - y) < rim;
  };
  const inked = new Uint8Array(width * height).map((_, i) => ((data[i * 4 + 3] as number) > 0 ? 1 : 0));
  for (const pixels of connected(inked, { width, height })) {
    if (pixels.every(isInRim)) for (const i of pixels) data[i * 4 + 3] = 0;
  }
}
