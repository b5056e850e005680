import type { Plane } from './resample.ts';
import { bytesOf, lendPlane } from './scratch.ts';

/**
 * The signed distance in pixels from each pixel's centre to the mask's edge (coverage ½): positive inside,
 * negative outside, held within ±`reach`.
 *
 * Exact Euclidean nearest-edge search in two passes: P. Felzenszwalb and D. Huttenlocher, "Distance Transforms
 * of Sampled Functions" (2012). Edge pixels carry their own sub-pixel distance, which is added at the end, so
 * that contours stay smooth.
 */
export function signedDistance({ width, height, values }: Plane, reach = 1e4): Float32Array<ArrayBuffer> {
  const inside = insideOf(values);
  const seedRows = nearestSeedRows(inside, width, height);
  const result = lendPlane(width * height);
  const envelope = new Envelope(width);
  // A seed's own part is at most half a pixel: from here on all distances are held at the reach.
  const farSquared = (reach + 0.5) * (reach + 0.5);
  for (let y = 0, i = 0; y < height; y++) {
    const base = y * width;
    envelope.build(seedRows, base, y, reach);
    for (let x = 0; x < width; x++, i++) {
      const seedX = envelope.nearest(x);
      const seedY = seedX < 0 ? 0 : (seedRows[base + seedX] as number);
      const squared = seedX < 0 ? Infinity : (x - seedX) * (x - seedX) + (y - seedY) * (y - seedY);
      if (squared >= farSquared) {
        result[i] = inside[i] ? reach : -reach;
        continue;
      }
      const away = Math.sqrt(squared);
      const own = (values[seedY * width + seedX] as number) - 0.5;
      const signed = (inside[i] ? away : -away) + own;
      result[i] = signed > reach ? reach : signed < -reach ? -reach : signed;
    }
  }
  return result;
}

/** 1 for each pixel that is covered by half or more. */
function insideOf(values: Float32Array): Uint8ClampedArray {
  const inside = bytesOf(lendPlane(Math.ceil(values.length / 4)));
  for (let i = 0; i < values.length; i++) if ((values[i] as number) >= 0.5) inside[i] = 1;
  return inside;
}

/** For each pixel the row of the nearest edge pixel in its own column, or -1 when the column has none. */
function nearestSeedRows(
  inside: Uint8ClampedArray,
  width: number,
  height: number,
): Float32Array<ArrayBuffer> {
  const isEdge = edgesOf(inside, width, height);
  const rows = lendPlane(width * height).fill(-1);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (isEdge[i]) rows[i] = y;
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

/** 1 for each pixel with a neighbour on the other side of the edge. */
function edgesOf(inside: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const edges = bytesOf(lendPlane(Math.ceil((width * height) / 4)));
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (x < width - 1 && inside[i] !== inside[i + 1]) edges[i] = edges[i + 1] = 1;
      if (y < height - 1 && inside[i] !== inside[i + width]) edges[i] = edges[i + width] = 1;
    }
  }
  return edges;
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
