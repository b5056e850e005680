import type { Mask, Picture } from '#engine/pixels/raster.ts';
import { emptyMask } from '#engine/pixels/raster.ts';

/**
 * The specified test for skin by colour: R > 60, G > 30, B > 15, R > B and R > 0.8·G; or hue 0…60° or 300…360° with
 * saturation 0.1…0.8 and value 0.2…1. The last resort: it takes wood for skin and dark skin for none.
 */
export function isSkinColour(red: number, green: number, blue: number): boolean {
  if (red > 60 && green > 30 && blue > 15 && red > blue && red > 0.8 * green) return true;
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0 || most < 51) return false;
  const saturation = range / most;
  // Hue lies in 300…60° exactly where red is the most.
  return red === most && saturation >= 0.1 && saturation <= 0.8;
}

/** 255 where the rule holds. */
export function colourRuleMask({ width, height, data }: Picture): Mask {
  const mask = emptyMask(width, height);
  for (let i = 0; i < mask.data.length; i++) {
    const at = i * 4;
    if (isSkinColour(data[at] as number, data[at + 1] as number, data[at + 2] as number)) mask.data[i] = 255;
  }
  return mask;
}
