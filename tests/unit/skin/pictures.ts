import type { Field, Mask, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyField, emptyMask, emptyPicture } from '#engine/pixels/raster.ts';

export type Rgb = readonly [number, number, number];

/** Draws a picture by asking for each pixel's colour; alpha is 255 unless given. */
export function drawn(
  { width, height }: Size,
  colourAt: (x: number, y: number) => readonly [number, number, number, number?],
): Picture {
  const picture = emptyPicture(width, height);
  for (let i = 0; i < width * height; i++) {
    const [red, green, blue, alpha = 255] = colourAt(i % width, Math.floor(i / width));
    picture.data.set([red, green, blue, alpha], i * 4);
  }
  return picture;
}

export function maskWhere({ width, height }: Size, isIn: (x: number, y: number) => boolean): Mask {
  const mask = emptyMask(width, height);
  for (let i = 0; i < mask.data.length; i++) if (isIn(i % width, Math.floor(i / width))) mask.data[i] = 255;
  return mask;
}

export function fieldWhere({ width, height }: Size, valueAt: (x: number, y: number) => number): Field {
  const field = emptyField(width, height);
  for (let i = 0; i < field.data.length; i++) field.data[i] = valueAt(i % width, Math.floor(i / width));
  return field;
}

/** Even noise −1…1 that is always the same. */
export function noiseAt(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** Harmonic mean of precision and recall of marks (1 or 255 = in) against the truth. */
export function f1(found: ArrayLike<number>, truth: ArrayLike<number>): number {
  let both = 0;
  let either = 0;
  for (let i = 0; i < truth.length; i++) {
    const inFound = (found[i] as number) > 0;
    const inTruth = (truth[i] as number) > 0;
    if (inFound && inTruth) both++;
    if (inFound !== inTruth) either++;
  }
  return (2 * both) / (2 * both + either || 1);
}

/** An arm: a slanting band, lit from its upper side, on ground of boards. */
export function armOn(tone: Rgb, size: Size, ground: Rgb): { picture: Picture; truth: Mask } {
  const across = (x: number, y: number): number =>
    (y - size.height / 2 - 0.25 * (x - size.width / 2)) / (size.height * 0.17);
  const truth = maskWhere(size, (x, y) => Math.abs(across(x, y)) < 1);
  const picture = drawn(size, (x, y) => {
    const place = across(x, y);
    const isArm = Math.abs(place) < 1;
    const board = 1 + 0.06 * Math.sin(y / 7) + 0.05 * noiseAt(x, y);
    const light = isArm ? 1.05 - 0.35 * ((place + 1) / 2) ** 2 + 0.02 * noiseAt(x, y) : board;
    const [red, green, blue] = isArm ? tone : ground;
    return [red * light, green * light, blue * light];
  });
  return { picture, truth };
}
