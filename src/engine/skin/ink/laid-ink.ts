import type { Field, Picture, Size } from '#engine/pixels/raster.ts';
import { emptyPicture } from '#engine/pixels/raster.ts';
import type { Wrap } from '../geometry/wrap.ts';
import type { Box } from './place-grid.ts';
import { boxOf, PlaceGrid } from './place-grid.ts';
import type { InkTexture } from './texture.ts';

/** A design as it lies on the photo: premultiplied colours of the pixels in its box. */
export interface LaidInk {
  readonly box: Box;
  readonly picture: Picture;
}

/**
 * Draws a design where it lies, evenly smoothed to its size there.
 *
 * @param kept what the eraser has left, over the whole design
 * @param picture size of the picture that it is drawn for
 * @param blurIn deviation in pixels by which the photo is blurred in a box: ink is no sharper than what is around it
 */
export function layInk(
  texture: InkTexture,
  kept: Field | undefined,
  wrap: Wrap,
  picture: Size,
  blurIn: (box: Box) => number = () => 0,
): LaidInk | undefined {
  const longest = Math.max(picture.width, picture.height);
  const margin = texture.margin / Math.min(texture.width, texture.height);
  const box = boxOf(wrap, picture, longest, margin);
  if (!box) return undefined;
  const softer = levelsFor(blurIn(box));
  const grid = new PlaceGrid(wrap, box, longest);
  const out = emptyPicture(box.width, box.height);
  const { levels, width, height } = texture;
  let level = 0;
  const draw = (x: number, y: number, u: number, v: number): void => {
    const at = (y * box.width + x) * 4;
    const low = Math.floor(level);
    readInto(out.data, at, levels[low] as Picture, texture, low, u * width, v * height, 1 - (level - low));
    if (level > low) {
      readInto(
        out.data,
        at,
        levels[low + 1] as Picture,
        texture,
        low + 1,
        u * width,
        v * height,
        level - low,
      );
    }
    if (kept && out.data[at + 3] !== 0) keep(out.data, at, readField(kept, u, v));
  };
  for (let y = 0; y < box.height; y += PlaceGrid.cell) {
    for (let x = 0; x < box.width; x += PlaceGrid.cell) {
      const scale = grid.scaleAt(x, y, height / width);
      if (!Number.isNaN(scale))
        level = Math.max(0, Math.min(levels.length - 1.001, Math.log2(width / scale) + softer));
      grid.eachOfCell(x, y, draw);
    }
  }
  return { box, picture: out };
}

/** How many levels further down a texture is blurred so much more: each doubles its own blur, and variances add up. */
function levelsFor(blur: number): number {
  return Math.min(softest, 0.5 * Math.log2(1 + (blur / ownBlur) ** 2));
}

/** Of a texture that is read at its own size, in pixels. */
const ownBlur = 0.6;
const softest = 2;

/** Adds a share of the texture at (x, y) of the design's own pixels to four bytes. */
function readInto(
  out: Uint8ClampedArray,
  at: number,
  { width, height, data }: Picture,
  { margin }: InkTexture,
  level: number,
  x: number,
  y: number,
  share: number,
): void {
  const shrink = 1 / (1 << level);
  const px = (x + margin) * shrink - 0.5;
  const py = (y + margin) * shrink - 0.5;
  const left = Math.floor(px);
  const top = Math.floor(py);
  if (left < -1 || top < -1 || left >= width || top >= height) return;
  const along = px - left;
  const down = py - top;
  for (let j = 0; j < 2; j++) {
    const row = top + j;
    if (row < 0 || row >= height) continue;
    for (let i = 0; i < 2; i++) {
      const column = left + i;
      if (column < 0 || column >= width) continue;
      const weight = share * (j === 1 ? down : 1 - down) * (i === 1 ? along : 1 - along);
      const from = (row * width + column) * 4;
      for (let c = 0; c < 4; c++) sums[c] = (sums[c] as number) + weight * (data[from + c] as number);
    }
  }
  for (let c = 0; c < 4; c++) {
    out[at + c] = (out[at + c] as number) + (sums[c] as number);
    sums[c] = 0;
  }
}

const sums = new Float64Array(4);

function keep(data: Uint8ClampedArray, at: number, share: number): void {
  if (share >= 1) return;
  for (let c = 0; c < 4; c++) data[at + c] = (data[at + c] as number) * share;
}

function readField({ width, height, data }: Field, u: number, v: number): number {
  const x = Math.max(0, Math.min(width - 1, u * width - 0.5));
  const y = Math.max(0, Math.min(height - 1, v * height - 0.5));
  const left = Math.min(Math.floor(x), Math.max(0, width - 2));
  const top = Math.min(Math.floor(y), Math.max(0, height - 2));
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const along = x - left;
  const down = y - top;
  const above =
    (data[top * width + left] as number) * (1 - along) + (data[top * width + right] as number) * along;
  const below =
    (data[bottom * width + left] as number) * (1 - along) + (data[bottom * width + right] as number) * along;
  return above * (1 - down) + below * down;
}
