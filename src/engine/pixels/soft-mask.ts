import { boxMean } from './box-mean.ts';
import { guidedLine } from './guided-filter.ts';
import type { Mask, Picture, Size } from './raster.ts';
import { emptyMask } from './raster.ts';
import type { Window } from './window.ts';
import { linearSteps } from './window.ts';

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
  const field = { width, height, data: new Float32Array(marks) };
  const planes = new Float32Array(count * 5);
  planes.set(guidedLine(guideOf(picture), field, edgeRadius, evenness).planes);
  boxMean(field.data, width, height, edgeRadius + 1, planes.subarray(count * 4));
  return { width, height, planes };
}

/** The mask over a window of the photo, at the size of the picture that shows it. */
export function readSoftMask(soft: SoftMask, picture: Picture, window: Window): Mask {
  const { width, height } = soft;
  const out = emptyMask(picture.width, picture.height);
  const columns = linearSteps(width, window.left, window.width, picture.width);
  const rows = linearSteps(height, window.top, window.height, picture.height);
  const count = width * height;
  for (let y = 0; y < picture.height; y++) {
    const row = (rows.at[y] as number) * width;
    const down = rows.share[y] as number;
    for (let x = 0; x < picture.width; x++) {
      const at = row + (columns.at[x] as number);
      const along = columns.share[x] as number;
      const around = readPlane(soft, 4 * count + at, along, down);
      if (around < leastAround) continue;
      const pixel = y * picture.width + x;
      out.data[pixel] = 255;
      if (around > 1 - leastAround) continue;
      const value =
        ((picture.data[pixel * 4] as number) / 255) * readPlane(soft, at, along, down) +
        ((picture.data[pixel * 4 + 1] as number) / 255) * readPlane(soft, count + at, along, down) +
        ((picture.data[pixel * 4 + 2] as number) / 255) * readPlane(soft, 2 * count + at, along, down) +
        readPlane(soft, 3 * count + at, along, down);
      const steep = 0.5 + steepness * (value - 0.5);
      out.data[pixel] = Math.round(255 * Math.max(0, Math.min(1, steep)));
    }
  }
  return out;
}

/** Where there is less skin around than this, there is none. */
const leastAround = 0.002;

function readPlane({ width, height, planes }: SoftMask, at: number, along: number, down: number): number {
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  const here = planes[at] as number;
  const top = here + along * ((planes[at + right] as number) - here);
  const under = planes[at + below] as number;
  const bottom = under + along * ((planes[at + below + right] as number) - under);
  return top + (bottom - top) * down;
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
