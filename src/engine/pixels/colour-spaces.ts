import type { Points } from './k-means.ts';
import { labPlanes, linearOfByte } from './lab.ts';
import type { Picture } from './raster.ts';

/** The picture's colours as points of one colour space. */
export interface ColourSpace {
  readonly points: Points;
  /** Variance of the camera's noise in each dimension. */
  readonly noise: readonly number[];
  /** How much its verdict counts. */
  readonly weight: number;
}

/** Keeps the logarithm of black finite; about two steps of an 8-bit picture. */
const darkest = 0.01;

/** CIE L*a*b*: tells skin from things of another brightness as well as another hue. */
export function labSpace(planes: Float32Array, weight: number): ColourSpace {
  const count = planes.length / 3;
  const values = new Float32Array(planes.length);
  for (let i = 0; i < count; i++) {
    for (let d = 0; d < 3; d++) values[i * 3 + d] = planes[d * count + i] as number;
  }
  return { points: { dims: 3, values }, noise: [4, 2, 2], weight };
}

/**
 * log(red/green) and log(blue/green) of linear light over 3×3 pixels: the same for skin in light and in shadow, on
 * any tone (Finlayson, Drew and Lu 2009).
 */
export function chromaSpace(picture: Picture, weight: number): ColourSpace {
  const { width, height, data } = picture;
  const values = new Float32Array(width * height * 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let count = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          const at = (j * width + i) * 4;
          red += linearOfByte[data[at] as number] as number;
          green += linearOfByte[data[at + 1] as number] as number;
          blue += linearOfByte[data[at + 2] as number] as number;
          count++;
        }
      }
      const base = Math.log(green / count + darkest);
      values[(y * width + x) * 2] = Math.log(red / count + darkest) - base;
      values[(y * width + x) * 2 + 1] = Math.log(blue / count + darkest) - base;
    }
  }
  return { points: { dims: 2, values }, noise: [0.004, 0.006], weight };
}

/** The Lab planes of a picture, smoothed over 3×3 pixels (1 2 1), so that pores and grain do not count as edges. */
export function smoothLab(picture: Picture): Float32Array<ArrayBuffer> {
  const planes = labPlanes(picture);
  const { width, height } = picture;
  const rows = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    const plane = planes.subarray(c * width * height, (c + 1) * width * height);
    for (let y = 0; y < height; y++) blur(plane, rows, y * width, 1, width);
    for (let x = 0; x < width; x++) blur(rows, plane, x, width, height);
  }
  return planes;
}

function blur(from: Float32Array, to: Float32Array, start: number, step: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const here = from[start + i * step] as number;
    const before = from[start + Math.max(0, i - 1) * step] as number;
    const after = from[start + Math.min(count - 1, i + 1) * step] as number;
    to[start + i * step] = (before + 2 * here + after) / 4;
  }
}
