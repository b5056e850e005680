/** The colour pots of a design. A cell names its pot; each style fills the pots with its own colours. */
const pigments = [
  'petal',
  'petalLight',
  'blush',
  'leaf',
  'leafLight',
  'gold',
  'ember',
  'wood',
  'water',
  'waterLight',
  'foam',
  'violet',
  'moon',
  'cloud',
  'grey',
  'scroll',
  'bone',
  'steel',
  'dark',
] as const;

export type Pigment = (typeof pigments)[number];

/** Red, green and blue, 0..255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export type Palette = Readonly<Record<Pigment, Rgb>>;

/** Hexadecimal colours by pot, as palettes are written down. */
export type HexPalette = Readonly<Record<Pigment, string>>;

/** @param hex '#rrggbb' */
function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mixColors(a: Rgb, b: Rgb, share: number): Rgb {
  const mixed = (channel: 0 | 1 | 2) => a[channel] + (b[channel] - a[channel]) * share;
  return [mixed(0), mixed(1), mixed(2)];
}

export function paletteFrom(colors: HexPalette): Palette {
  const pots = pigments.map((pigment) => [pigment, rgb(colors[pigment])] as const);
  return Object.fromEntries(pots) as Record<Pigment, Rgb>;
}

const white: Rgb = [255, 255, 255];

/** The palette in which the first of `pots` has the wanted colour and the others lighter and lighter tints of it. */
export function tinted(palette: Palette, pots: readonly Pigment[], wanted: Pigment): Palette {
  const tints = pots.map(
    (pot, i) => [pot, mixColors(palette[wanted], white, Math.min(0.6, i * 0.35))] as const,
  );
  return { ...palette, ...Object.fromEntries(tints) };
}

/** The pots that stand for black in a thing whose `pots` take the wanted colour, or keep their own. */
export function blackPots(pots: readonly Pigment[], wanted: Pigment | null): Pigment[] {
  const [coat] = pots;
  if (!wanted || !coat) return ['dark'];
  return wanted === 'dark' ? ['dark', ...pots] : (['dark'] as const).filter((pot) => pot !== coat);
}
