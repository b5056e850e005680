import type { Picture, Size } from '#engine/pixels/raster.ts';
import { emptyPicture, fitInside } from '#engine/pixels/raster.ts';
import type { Corners } from './corners.ts';
import { homographyTo } from './homography.ts';
import { sheetShape, sideLengths } from './sheet-shape.ts';

/** Of the sheet, this much is left out on each side: its edge is dark, and never quite straight. */
const trim = 0.008;

/** The sheet as seen from straight above, upright, about as large as it is in the picture. */
export function straightened(picture: Picture, corners: Corners): Picture {
  const { width, height } = sizeOf(picture, corners);
  const out = emptyPicture(width, height);
  const placeOf = homographyTo(corners);
  for (let y = 0; y < height; y++) {
    const down = trim + ((y + 0.5) / height) * (1 - 2 * trim);
    for (let x = 0; x < width; x++) {
      const at = placeOf(trim + ((x + 0.5) / width) * (1 - 2 * trim), down);
      copyPixel(picture, at.x * picture.width - 0.5, at.y * picture.height - 0.5, out, y * width + x);
    }
  }
  return out;
}

function sizeOf(picture: Picture, corners: Corners): Size {
  const [top, right, bottom, left] = sideLengths(corners, picture);
  const shape = sheetShape(corners, picture);
  const width = Math.max(top, bottom, Math.max(left, right) / shape);
  const full = { width: Math.max(1, width), height: Math.max(1, width * shape) };
  return fitInside(full, Math.max(picture.width, picture.height));
}

/** By the four pixels around a place; beyond the picture its border goes on. */
function copyPixel({ width, height, data }: Picture, x: number, y: number, to: Picture, i: number): void {
  const left = Math.min(width - 1, Math.max(0, x));
  const top = Math.min(height - 1, Math.max(0, y));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [along, down] = [left - column, top - row];
  const here = (row * width + column) * 4;
  const right = column < width - 1 ? 4 : 0;
  const below = row < height - 1 ? width * 4 : 0;
  for (let c = 0; c < 4; c++) {
    const upper = (data[here + c] as number) * (1 - along) + (data[here + right + c] as number) * along;
    const lower =
      (data[here + below + c] as number) * (1 - along) + (data[here + below + right + c] as number) * along;
    to.data[i * 4 + c] = upper + (lower - upper) * down;
  }
}
