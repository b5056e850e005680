import type { HexPalette, Palette } from '../paint/palette.ts';
import { classicColors, paletteFrom } from '../paint/palette.ts';

/** The slots of classic flash with some of them changed. */
export function palette(changes: Partial<HexPalette> = {}): Palette {
  return paletteFrom({ ...classicColors, ...changes });
}
