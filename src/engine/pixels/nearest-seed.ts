import type { Size } from './raster.ts';

/**
 * Exact Euclidean nearest-seed search in two passes, down the columns and along the rows: P. Felzenszwalb and
 * D. Huttenlocher, "Distance Transforms of Sampled Functions" (2012). This is the first pass.
 *
 * Fills `rows` with the row of the nearest seed in each pixel's own column, or -1 where the column has none.
 *
 * @param isSeed not 0 for a seed
 * @param rows `width*height` numbers of any value
 */
export function nearestSeedRows(
  isSeed: ArrayLike<number>,
  { width, height }: Size,
  rows: Float32Array<ArrayBuffer>,
): Float32Array<ArrayBuffer> {
  rows.fill(-1);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (isSeed[i]) rows[i] = y;
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

/** The second pass: the lower envelope of one row's parabolas, which tells whose column's seed is nearest at each x. */
export class SeedEnvelope {
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

  /** Seeds more than `reach` rows from row `y` are left out. */
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
