import { type ImageRatio, ratioSizes } from '#contract/image.ts';

/** How wide, in pixels, a sheet of that ratio may be so that no side is longer than `longest`. */
export function widthWithin(ratio: ImageRatio, longest: number): number {
  const { width, height } = ratioSizes[ratio];
  return Math.round((longest * width) / Math.max(width, height));
}
