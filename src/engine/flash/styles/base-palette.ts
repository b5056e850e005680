import type { HexPalette, Palette } from '../paint/palette.ts';
import { paletteFrom } from '../paint/palette.ts';

/** The pots of classic flash; every other palette changes some of them. */
const base: HexPalette = {
  petal: '#c3202a',
  petalLight: '#e8604f',
  blush: '#ee9ea6',
  leaf: '#2b6b3d',
  leafLight: '#8fae4f',
  gold: '#efb833',
  ember: '#e2762a',
  wood: '#7a4a26',
  water: '#21608c',
  waterLight: '#9cc9d6',
  foam: '#f7f6f0',
  violet: '#7d3c86',
  moon: '#f6e3a0',
  cloud: '#dddcd6',
  grey: '#9aa0a3',
  scroll: '#f6ecca',
  bone: '#f5e9cc',
  steel: '#b9c6cf',
  dark: '#3a3a40',
};

export function palette(changes: Partial<HexPalette> = {}): Palette {
  return paletteFrom({ ...base, ...changes });
}
