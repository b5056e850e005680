/** The colour slots of a design. A filled path names its slot; each style fills the slots with its own colours. */
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

/** Hexadecimal colours by slot, as palettes are written down. */
export type HexPalette = Readonly<Record<Pigment, string>>;

/** The slots of classic flash, each of the colour that its name says; every other palette changes some of them. */
export const classicColors: HexPalette = {
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
  const slots = pigments.map((pigment) => [pigment, rgb(colors[pigment])] as const);
  return Object.fromEntries(slots) as Record<Pigment, Rgb>;
}

const white: Rgb = [255, 255, 255];

/** How far a palette's colour may be in hue from what it is called, in degrees. */
const hueTolerance = 8;
/** Below this chroma a colour has no hue to speak of. */
const leastChroma = 40;

/** In degrees, 0..360; 0 for greys. */
function hueOf([red, green, blue]: Rgb): number {
  const [most, chroma] = [Math.max(red, green, blue), chromaOf([red, green, blue])];
  if (chroma === 0) return 0;
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (60 * sixth + 360) % 360;
}

function chromaOf(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}

/** A slot's colour for somebody who has named it: where a palette's red is wine or teal, it is red nevertheless. */
function named(palette: Palette, wanted: Pigment): Rgb {
  const [own, classic] = [palette[wanted], rgb(classicColors[wanted])];
  const apart = Math.abs(hueOf(own) - hueOf(classic));
  const isOff = chromaOf(classic) > leastChroma && Math.min(apart, 360 - apart) > hueTolerance;
  return isOff ? classic : own;
}

/** The palette in which the first of `slots` has the wanted colour and the others lighter and lighter tints of it. */
function tinted(palette: Palette, slots: readonly Pigment[], wanted: Pigment): Palette {
  const color = named(palette, wanted);
  const tints = slots.map((slot, i) => [slot, mixColors(color, white, Math.min(0.6, i * 0.35))] as const);
  return { ...palette, ...Object.fromEntries(tints) };
}

/** What a palette has to know of the thing that is drawn with it. */
export interface Colored {
  readonly tinted: readonly Pigment[];
  /** What it is known by: a flag's blue is blue where a style's blue is teal. */
  readonly isKnownByColors?: boolean;
}

/** The palette in which a thing is drawn: in the colour that a prompt names for it, else in its own. */
export function paletteOf(palette: Palette, thing: Colored, wanted: Pigment | null): Palette {
  const own = thing.isKnownByColors ? trueColors(palette) : palette;
  return wanted ? tinted(own, thing.tinted, wanted) : own;
}

function trueColors(palette: Palette): Palette {
  return Object.fromEntries(pigments.map((slot) => [slot, named(palette, slot)] as const)) as Record<
    Pigment,
    Rgb
  >;
}

/** The slots that stand for black in a thing whose `slots` take the wanted colour, or keep their own. */
export function blackSlots(slots: readonly Pigment[], wanted: Pigment | null): Pigment[] {
  const [coat] = slots;
  if (!wanted || !coat) return ['dark'];
  return wanted === 'dark' ? ['dark', ...slots] : (['dark'] as const).filter((slot) => slot !== coat);
}

/** What a thing's being black has to do with how it is inked. */
export interface Black {
  readonly tinted: readonly Pigment[];
  /** Whether it is black by itself, and told by that. */
  readonly isBlack?: boolean;
}

/** The slots of a thing that a prompt calls black, or that is told by its black coat: they are no mere grey. */
export function inkedSlots({ tinted, isBlack = false }: Black, wanted: Pigment | null): Pigment[] {
  if (wanted === 'dark') return ['dark', ...tinted];
  return isBlack && wanted === null ? ['dark'] : [];
}
