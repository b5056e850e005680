import { lengthOf } from '../geometry/point.ts';
import type { Plane } from './resample.ts';
import { lendPlane } from './scratch.ts';

/**
 * The signed distance in pixels from each pixel's centre to the mask's edge (coverage ½): positive inside,
 * negative outside, held within ±`reach`.
 *
 * Exact Euclidean nearest-edge search in two passes: P. Felzenszwalb and D. Huttenlocher, "Distance Transforms
 * of Sampled Functions" (2012). Edge pixels carry their own sub-pixel distance, which is added at the end, so
 * that contours stay smooth.
 */
export function signedDistance({ width, height, values }: Plane, reach = 1e4): Float32Array<ArrayBuffer> {
  const seedRows = nearestSeedRows(values, width, height);
  const result = lendPlane(width * height);
  const envelope = new Envelope(width);
  for (let y = 0; y < height; y++) {
    const base = y * width;
    envelope.build(seedRows, base, y, reach);
    for (let x = 0; x < width; x++) {
      const inside = (values[base + x] as number) >= 0.5;
      const seedX = envelope.nearest(x);
      if (seedX < 0) {
        result[base + x] = inside ? reach : -reach;
        continue;
      }
      const seedY = seedRows[base + seedX] as number;
      const away = lengthOf(x - seedX, y - seedY);
      const own = (values[seedY * width + seedX] as number) - 0.5;
      const signed = (inside ? away : -away) + own;
      result[base + x] = signed > reach ? reach : signed < -reach ? -reach : signed;
    }
  }
  return result;
}

/** For each pixel the row of the nearest edge pixel in its own column, or -1 when the column has none. */
function nearestSeedRows(values: Float32Array, width: number, height: number): Float32Array<ArrayBuffer> {
  const rows = lendPlane(width * height).fill(-1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (isEdge(values, i, x, y, width, height)) rows[i] = y;
      else if (y > 0) rows[i] = rows[i - width] as number;
    }
  }
  for (let y = height - 2; y >= 0; y--) {
    for (let i = y * width; i < (y + 1) * width; i++) {
      const above = rows[i] as number;
      const below = rows[i + width] as number;
      if (below >= 0 && (above < 0 || below - y < y - above)) rows[i] = below;
    }
  }
  return rows;
}

/** A pixel with a neighbour on the other side of coverage ½. */
function isEdge(
  values: Float32Array,
  i: number,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const inside = (values[i] as number) >= 0.5;
  if (x > 0 && (values[i - 1] as number) >= 0.5 !== inside) return true;
  if (x < width - 1 && (values[i + 1] as number) >= 0.5 !== inside) return true;
  if (y > 0 && (values[i - width] as number) >= 0.5 !== inside) return true;
  return y < height - 1 && (values[i + width] as number) >= 0.5 !== inside;
}

/** The lower envelope of one row's parabolas: which column's seed is nearest at each x. */
class Envelope {
  readonly #columns: Int16Array;
  readonly #heights: Float64Array;
  /** #starts[k] is where parabola k begins to be the lowest. */
  readonly #starts: Float64Array;
  #count = 0;
  #current = 0;

  constructor(width: number) {
    this.#columns = new Int16Array(width);
    this.#heights = new Float64Array(width);
    this.#starts = new Float64Array(width + 1);
  }

  build(seedRows: Float32Array, base: number, y: number, reach: number): void {
    this.#count = 0;
    this.#current = 0;
    for (let x = 0; x < this.#columns.length; x++) {
      const seedY = seedRows[base + x] as number;
      if (seedY < 0 || Math.abs(seedY - y) > reach) continue;
      this.#push(x, (seedY - y) * (seedY - y));
    }
  }

  #push(x: number, height: number): void {
    let start = -Infinity;
    while (this.#count > 0) {
      const top = this.#count - 1;
      const column = this.#columns[top] as number;
      start = (height + x * x - (this.#heights[top] as number) - column * column) / (2 * (x - column));
      if (start > (this.#starts[top] as number)) break;
      this.#count = top;
      start = -Infinity;
    }
    this.#columns[this.#count] = x;
    this.#heights[this.#count] = height;
    this.#starts[this.#count] = start;
    this.#count++;
  }

  /** The column of the nearest seed, or -1 when there is none; x must not fall between two builds. */
  nearest(x: number): number {
    if (this.#count === 0) return -1;
    while (this.#current < this.#count - 1 && (this.#starts[this.#current + 1] as number) < x)
      this.#current++;
    return this.#columns[this.#current] as number;
  }
}
