import { clamp, lerp, smoothstep } from '../geometry/interval.ts';
import type { InkPlanes } from '../paint/ink-planes.ts';
import type { Rgb } from '../paint/palette.ts';
import { fractalTile } from '../random/noise-tile.ts';
import type { Wash } from './smooth-shade.ts';
import type { Splash } from './splash.ts';

/** How pigment lies on the skin: evenly, from light to dark with the shade, or as a patchy, transparent wash. */
type ColorManner = 'flat' | 'graded' | 'washed';

export interface Development {
  readonly manner: ColorManner;
  /** How dark graded colour gets in the deepest shade. */
  readonly darkening?: number;
  /** How much of the pigment shows. */
  readonly colorStrength?: number;
  readonly inkColor?: Rgb;
  /** How patchy the black is: 0 even … 1 torn. */
  readonly inkTexture?: number;
  readonly wash?: Wash;
  readonly splash?: Splash;
}

/** RGBA bytes. */
export type Pixels = Uint8ClampedArray<ArrayBuffer>;

const black: Rgb = [18, 18, 20];
/** Bodies keep this share of the splash off their inside. */
const splashKnockedBack = 0.45;

/** Turns the planes into pixels: splash, pigment, grey wash and ink, one over the other on white paper. */
export function develop(planes: InkPlanes, development: Development): Pixels {
  const { splash, wash, inkColor = black, inkTexture = 0.08 } = development;
  const pixels = new Uint8ClampedArray(planes.width * planes.height * 4).fill(255);
  if (splash) layBehind(pixels, planes, splash);
  layColor(pixels, planes, development);
  if (wash) layWash(pixels, wash, inkColor);
  layInk(pixels, planes, inkColor, inkTexture);
  return pixels;
}

/** The ink of the planes alone, evenly black. */
export function developLines(planes: InkPlanes): Pixels {
  const pixels = new Uint8ClampedArray(planes.width * planes.height * 4).fill(255);
  layInk(pixels, planes, black, 0);
  return pixels;
}

function layBehind(pixels: Pixels, { width, height, body }: InkPlanes, splash: Splash): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const half = (y >> 1) * splash.width + (x >> 1);
      const shown = 255 * (1 - (body[i] as number) * splashKnockedBack);
      pixels[i * 4] = 255 - (1 - (splash.red[half] as number)) * shown;
      pixels[i * 4 + 1] = 255 - (1 - (splash.green[half] as number)) * shown;
      pixels[i * 4 + 2] = 255 - (1 - (splash.blue[half] as number)) * shown;
    }
  }
}

function layColor(
  pixels: Pixels,
  { width, height, perUnit, tone, pigment }: InkPlanes,
  development: Development,
): void {
  const { manner, darkening = 0.62, colorStrength = 1 } = development;
  const [patches, grain] = [0.012 / perUnit, 0.06 / perUnit];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const share = ((pigment[i * 4 + 3] as number) / 255) * colorStrength;
      if (share === 0) continue;
      const shade = tone[i] as number;
      if (manner === 'washed') {
        const patch = (fractalTile(x * patches, y * patches) - 0.5) * 1.1;
        stain(pixels, i, pigment, share * clamp(0.36 + 0.48 * shade + patch, 0.06, 0.95));
        continue;
      }
      const depth = manner === 'graded' ? smoothstep(0.05, 0.95, shade) : 0;
      const paper = manner === 'graded' ? 0.28 * (1 - depth) : 0;
      const light = (1 - 0.07 * fractalTile(x * grain, y * grain)) * (1 - darkening * depth);
      cover(pixels, i, pigment, share, paper, light);
    }
  }
}

/** Opaque pigment, mixed with the paper's white and dimmed. */
function cover(
  pixels: Pixels,
  i: number,
  pigment: Pixels,
  share: number,
  paper: number,
  light: number,
): void {
  for (let channel = i * 4; channel < i * 4 + 3; channel++) {
    const color = lerp(pigment[channel] as number, 255, paper) * light;
    pixels[channel] = lerp(pixels[channel] as number, color, share);
  }
}

/** Transparent pigment: it filters what is below. */
function stain(pixels: Pixels, i: number, pigment: Pixels, share: number): void {
  for (let channel = i * 4; channel < i * 4 + 3; channel++) {
    const below = pixels[channel] as number;
    pixels[channel] = lerp(below, (below * (pigment[channel] as number)) / 255, share);
  }
}

function layWash(pixels: Pixels, wash: Wash, inkColor: Rgb): void {
  for (let i = 0; i < wash.length; i++) {
    const grey = wash[i] as number;
    if (grey === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const below = pixels[i * 4 + channel] as number;
      pixels[i * 4 + channel] = lerp(below, (below * (inkColor[channel] as number)) / 255, grey);
    }
  }
}

function layInk(
  pixels: Pixels,
  { width, height, perUnit, ink }: InkPlanes,
  inkColor: Rgb,
  texture: number,
): void {
  const grain = 0.09 / perUnit;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const black = ink[i] as number;
      if (black === 0) continue;
      const share = black * (1 - texture * fractalTile(x * grain, y * grain));
      for (let channel = 0; channel < 3; channel++) {
        pixels[i * 4 + channel] = lerp(pixels[i * 4 + channel] as number, inkColor[channel] as number, share);
      }
    }
  }
}
