import { boxMean } from '../pixels/box-mean.ts';
import { guidedLine } from '../pixels/guided-filter.ts';
import type { Mask, Picture, Size } from '../pixels/raster.ts';
import { emptyMask } from '../pixels/raster.ts';
import type { Window } from '../pixels/window.ts';
import { linearSteps } from '../pixels/window.ts';

/**
 * A skin mask that can be read at any size: it knows how the mask follows the photo's colours, not its pixels, so that
 * its edge is as fine as the photo that it is laid over.
 */
export interface SoftMask extends Size {
  /** Five planes `5*width*height`: mask = a·red + b·green + c·blue + d, and the share of skin around. */
  readonly planes: Float32Array<ArrayBuffer>;
}

/** Pixels of the coarse mask over which its edge may still move. */
const edgeRadius = 3;
/** Variance of colour (0…1, squared) under which a surface counts as even. */
const evenness = 2e-4;
/** The guided filter blurs an edge slightly; this makes it as steep again. */
const steepness = 1.5;

/** @param marks per pixel of the picture 1 skin, 0 not */
export function softMaskOf(picture: Picture, marks: Uint8Array): SoftMask {
  const { width, height } = picture;
  const count = width * height;
  const field = { width, height, data: Float32Array.from(marks) };
  const planes = new Float32Array(count * 5);
  planes.set(guidedLine(guideOf(picture), field, edgeRadius, evenness).planes);
  boxMean(field.data, width, height, edgeRadius + 1, planes.subarray(count * 4));
  return { width, height, planes };
}

/** The mask over a window of the photo, at the size of the picture that shows it. */
export function readSoftMask({ width, height, planes }: SoftMask, picture: Picture, window: Window): Mask {
  const out = emptyMask(picture.width, picture.height);
  const columns = linearSteps(width, window.left, window.width, picture.width);
  const rows = linearSteps(height, window.top, window.height, picture.height);
  const count = width * height;
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  for (let y = 0; y < picture.height; y++) {
    const row = (rows.at[y] as number) * width;
    const down = rows.share[y] as number;
    for (let x = 0; x < picture.width; x++) {
      const at = row + (columns.at[x] as number);
      const along = columns.share[x] as number;
      const read = (plane: number): number => {
        const i = plane * count + at;
        const top = (planes[i] as number) * (1 - along) + (planes[i + right] as number) * along;
        const bottom =
          (planes[i + below] as number) * (1 - along) + (planes[i + below + right] as number) * along;
        return top + (bottom - top) * down;
      };
      const around = read(4);
      const pixel = y * picture.width + x;
      if (around < 0.002) continue;
      if (around > 0.998) {
        out.data[pixel] = 255;
        continue;
      }
      const { data } = picture;
      const colour =
        (read(0) * (data[pixel * 4] as number) +
          read(1) * (data[pixel * 4 + 1] as number) +
          read(2) * (data[pixel * 4 + 2] as number)) /
        255;
      const value = 0.5 + steepness * (colour + read(3) - 0.5);
      out.data[pixel] = Math.round(255 * Math.max(0, Math.min(1, value)));
    }
  }
  return out;
}

/** Red, green and blue as planes of 0…1. */
function guideOf({ width, height, data }: Picture): Float32Array {
  const count = width * height;
  const planes = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) planes[c * count + i] = (data[i * 4 + c] as number) / 255;
  }
  return planes;
}
