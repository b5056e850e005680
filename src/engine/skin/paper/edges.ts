import { boxMean } from '#engine/pixels/box-mean.ts';
import type { Field, Picture } from '#engine/pixels/raster.ts';
import { fitInside } from '#engine/pixels/raster.ts';
import { shrinkPicture } from '#engine/pixels/resample.ts';
import { closed } from './closing.ts';
import { whitenessOf } from './whiteness.ts';

/** Longer side of the copy in which lines are looked for. */
const edgeLongest = 320;
/** Ink and rules up to about twice this wide are no edges of a sheet, in pixels of that copy. */
const inkRadius = 4;

/** Where whiteness falls: per pixel of a small copy, towards what is darker. */
export interface Edges {
  readonly width: number;
  readonly height: number;
  /** How steeply whiteness falls to the right, and downwards, per pixel. */
  readonly right: Float32Array;
  readonly down: Float32Array;
  readonly whiteness: Field;
}

/** The edges of what is white and large: what is drawn on it in lines is not among them. */
export function edgesOf(picture: Picture): Edges {
  const small = shrinkPicture(picture, fitInside(picture, edgeLongest));
  const whiteness = closed(whitenessOf(small), inkRadius);
  const { width, height, data } = whiteness;
  boxMean(data, width, height, 1, data);
  const right = new Float32Array(data.length);
  const down = new Float32Array(data.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      right[i] = ((data[i - 1] as number) - (data[i + 1] as number)) / 2;
      down[i] = ((data[i - width] as number) - (data[i + width] as number)) / 2;
    }
  }
  return { width, height, right, down, whiteness };
}
