import type { PixelRect } from '../raster/pixel-rect.ts';
import { bytesOf, lendPlane } from '../raster/scratch.ts';
import type { Rgb } from './palette.ts';

/** A rectangle of the page, or all of it. */
export interface PageRect extends PixelRect {
  /** Pixels along one unit of the page: textures are as coarse as on a page of one pixel a unit. */
  readonly perUnit: number;
}

/**
 * What is drawn on a rectangle of the page, not yet inked: black lines, shade and pigment are kept apart, so
 * that each style can turn the same shade into its own marks.
 */
export interface InkPlanes extends PageRect {
  /** Black of lines and solid areas: 0 bare … 1 full. */
  readonly ink: Float32Array<ArrayBuffer>;
  /** Shade: 0 lit … 1 deepest shadow. */
  readonly tone: Float32Array<ArrayBuffer>;
  /** How much of the pixel belongs to a motif: 0 … 1. */
  readonly body: Float32Array<ArrayBuffer>;
  /** Red, green, blue and amount of pigment, a byte each. */
  readonly pigment: Uint8ClampedArray<ArrayBuffer>;
  /** The same bytes, a pixel each: where they are moved and not mixed. */
  readonly pigmentWords: Uint32Array<ArrayBuffer>;
}

export function blankPlanes({ left, top, width, height }: PixelRect, perUnit: number): InkPlanes {
  const area = width * height;
  const shades = { ink: lendPlane(area), tone: lendPlane(area), body: lendPlane(area) };
  const pigment = bytesOf(lendPlane(area));
  return { left, top, width, height, perUnit, ...shades, pigment, pigmentWords: wordsOf(pigment) };
}

/** Lays pigment over what is there: `share` of it hides what was below. */
export function layPigment(
  pigment: Uint8ClampedArray,
  pixel: number,
  red: number,
  green: number,
  blue: number,
  share: number,
): void {
  const i = pixel * 4;
  const below = pigment[i + 3] as number;
  // On bare skin there is no colour to mix with: only the amount follows the share.
  const mix = below === 0 ? 1 : share;
  pigment[i] = (pigment[i] as number) + (red - (pigment[i] as number)) * mix;
  pigment[i + 1] = (pigment[i + 1] as number) + (green - (pigment[i + 1] as number)) * mix;
  pigment[i + 2] = (pigment[i + 2] as number) + (blue - (pigment[i + 2] as number)) * mix;
  pigment[i + 3] = below + (255 - below) * share;
}

/** Opaque pigment as a word of the planes. */
export function pigmentWord([red, green, blue]: Rgb): number {
  return wordsOf(new Uint8ClampedArray([red, green, blue, 255]))[0] as number;
}

function wordsOf({ buffer, byteOffset, length }: Uint8ClampedArray<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  return new Uint32Array(buffer, byteOffset, length / 4);
}
