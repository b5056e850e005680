import type { Field, Size } from './raster.ts';
import { emptyField } from './raster.ts';

/** Stands for "no such pixel"; finite, so that parabolas can be intersected. */
const far = 1e12;

/**
 * Distance in pixels from each pixel's centre to that of the nearest pixel where `marks` is 0, exactly, in linear time
 * (Felzenszwalb and Huttenlocher 2012).
 */
export function distanceToZero(marks: Uint8Array, { width, height }: Size): Field {
  const out = emptyField(width, height);
  const squares = new Float64Array(width * height);
  for (let i = 0; i < squares.length; i++) squares[i] = marks[i] === 0 ? 0 : far;
  const envelope = envelopeFor(Math.max(width, height));
  for (let x = 0; x < width; x++) envelope(squares, x, width, height);
  for (let y = 0; y < height; y++) envelope(squares, y * width, 1, width);
  for (let i = 0; i < squares.length; i++) out.data[i] = Math.sqrt(squares[i] as number);
  return out;
}

/** Replaces a row of squared distances by the lower envelope of the parabolas that stand on them. */
function envelopeFor(
  longest: number,
): (data: Float64Array, start: number, step: number, count: number) => void {
  const row = new Float64Array(longest);
  const feet = new Int32Array(longest);
  const borders = new Float64Array(longest + 1);
  return (data, start, step, count) => {
    for (let i = 0; i < count; i++) row[i] = data[start + i * step] as number;
    let last = 0;
    feet[0] = 0;
    borders[0] = -Infinity;
    borders[1] = Infinity;
    for (let q = 1; q < count; q++) {
      let cross = crossing(row, q, feet[last] as number);
      while (cross <= (borders[last] as number)) cross = crossing(row, q, feet[--last] as number);
      feet[++last] = q;
      borders[last] = cross;
      borders[last + 1] = Infinity;
    }
    for (let q = 0, k = 0; q < count; q++) {
      while ((borders[k + 1] as number) < q) k++;
      const foot = feet[k] as number;
      data[start + q * step] = (q - foot) ** 2 + (row[foot] as number);
    }
  };
}

function crossing(row: Float64Array, q: number, foot: number): number {
  return ((row[q] as number) + q * q - (row[foot] as number) - foot * foot) / (2 * (q - foot));
}
