import { lendPlane } from './scratch.ts';

/**
 * A Gaussian blur of standard deviation `sigma` pixels, approximated by three box blurs whose widths are chosen
 * to add up to its variance (P. Kovesi, "Fast Almost-Gaussian Filtering", 2010). Edges are extended outwards.
 */
export function blur(
  values: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array<ArrayBuffer> {
  const result = lendPlane(values.length);
  result.set(values);
  const between = lendPlane(values.length);
  const columnSums = new Float32Array(width);
  for (const radius of boxRadii(sigma)) {
    if (radius < 1) continue;
    blurRows(result, between, width, height, radius);
    blurColumns(between, result, width, height, radius, columnSums);
  }
  return result;
}

function boxRadii(sigma: number): number[] {
  const boxes = 3;
  const ideal = Math.sqrt((12 * sigma * sigma) / boxes + 1);
  const narrow = Math.floor(ideal) - (Math.floor(ideal) % 2 === 0 ? 1 : 0);
  const wide = narrow + 2;
  const spare = 12 * sigma * sigma - boxes * narrow * narrow - 4 * boxes * narrow - 3 * boxes;
  const narrowCount = Math.round(spare / (-4 * narrow - 4));
  return Array.from({ length: boxes }, (_, i) => ((i < narrowCount ? narrow : wide) - 1) / 2);
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const first = y * width;
    const last = first + width - 1;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) {
      sum += from[Math.max(first, Math.min(last, first + x))] as number;
    }
    for (let i = first; i <= last; i++) {
      to[i] = sum * share;
      sum += (from[Math.min(last, i + radius + 1)] as number) - (from[Math.max(first, i - radius)] as number);
    }
  }
}

function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  radius: number,
  sums: Float32Array,
): void {
  const share = 1 / (2 * radius + 1);
  const rowStart = (y: number) => Math.max(0, Math.min(height - 1, y)) * width;
  sums.fill(0);
  for (let y = -radius; y <= radius; y++) {
    const row = rowStart(y);
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const entering = rowStart(y + radius + 1);
    const leaving = rowStart(y - radius);
    for (let x = 0; x < width; x++) {
      const sum = sums[x] as number;
      to[y * width + x] = sum * share;
      sums[x] = sum + (from[entering + x] as number) - (from[leaving + x] as number);
    }
  }
}
