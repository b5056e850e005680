import type { Field, Size } from '#engine/pixels/raster.ts';
import type { PhotoPoint } from '../geometry/camera.ts';

/** How the skin turns away around a place, as if it were blown up: lengths in photo units, heights towards the viewer. */
export interface SheetBend {
  /** Rise of the skin to the right and down. */
  readonly slope: readonly [number, number];
  /** One of the two directions at right angles in which it bends most and least, radians from the x axis towards y. */
  readonly direction: number;
  /** One over the radius of the bend, in that direction and at a right angle to it; at least 0. */
  readonly bends: readonly [number, number];
}

export const flatSheet: SheetBend = { slope: [0, 0], direction: 0, bends: [0, 0] };

/** Bodies are flatter than balls: a back, a shoulder, a palm. */
const flatness = 0.6;
/** The skin is looked at around a design as far as it reaches, and at least so far. */
const leastReach = 0.04;
const samplesAcross = 15;
/** Steeper slopes and tighter bends are an edge that was seen badly. */
const steepest = 0.8;
/** Radians that a design bends over its half width at most. */
const mostBent = 0.9;

/**
 * The skin around a place where it is no limb: higher the farther it is from where it ends, as a sheet that is bent
 * softly over the body. Fitted by least squares to a height of two curvatures.
 *
 * @param depth distance to where the skin ends, in photo units, at any size; the photo's border is no such end
 * @param reach half of the design's longer side, in photo units
 */
export function sheetAround(depth: Field, centre: PhotoPoint, reach: number): SheetBend {
  const radius = Math.max(leastReach, reach);
  const deepest = Math.max(...samplesOf(depth, centre, 2 * radius).map(({ deep }) => deep), 0);
  if (deepest === 0 || deepest > 1) return flatSheet;
  const sums = new NormalEquations(6);
  for (const { x, y, deep } of samplesOf(depth, centre, radius)) {
    const height = flatness * Math.sqrt(deep * (2 * deepest - deep));
    sums.add([1, x, y, (x * x) / 2, x * y, (y * y) / 2], height);
  }
  const fitted = sums.solve();
  if (!fitted) return flatSheet;
  const [, right = 0, down = 0, xx = 0, xy = 0, yy = 0] = fitted;
  const steep = Math.max(1, Math.hypot(right, down) / steepest);
  // Principal curvatures of the height; what bends towards the viewer, as between fingers, counts as flat.
  const direction = 0.5 * Math.atan2(2 * xy, xx - yy);
  const apart = Math.hypot((xx - yy) / 2, xy);
  const bend = (curvature: number): number => Math.min(mostBent / radius, Math.max(0, -curvature));
  return {
    slope: [right / steep, down / steep],
    direction,
    bends: [bend((xx + yy) / 2 + apart), bend((xx + yy) / 2 - apart)],
  };
}

/** Places of the skin around one, seen from there, with how deep they lie. */
function samplesOf(
  { width, height, data }: Field,
  centre: PhotoPoint,
  radius: number,
): { readonly x: number; readonly y: number; readonly deep: number }[] {
  const longest = Math.max(width, height);
  return Array.from({ length: samplesAcross ** 2 }, (_, i) => {
    const at = (k: number): number => ((2 * k) / (samplesAcross - 1) - 1) * radius;
    return { x: at(i % samplesAcross), y: at(Math.floor(i / samplesAcross)) };
  }).flatMap(({ x, y }) => {
    const column = Math.floor((centre.x + x) * longest);
    const row = Math.floor((centre.y + y) * longest);
    const deep = isInside({ width, height }, column, row) ? (data[row * width + column] as number) : 0;
    return deep > 0 ? [{ x, y, deep }] : [];
  });
}

function isInside({ width, height }: Size, column: number, row: number): boolean {
  return column >= 0 && row >= 0 && column < width && row < height;
}

/** Least squares of a few unknowns. */
class NormalEquations {
  readonly #rows: number[][];

  constructor(unknowns: number) {
    this.#rows = Array.from({ length: unknowns }, () => new Array<number>(unknowns + 1).fill(0));
  }

  add(terms: readonly number[], value: number): void {
    this.#rows.forEach((row, i) => {
      const weight = terms[i] as number;
      terms.forEach((term, j) => {
        row[j] = (row[j] as number) + weight * term;
      });
      row[terms.length] = (row[terms.length] as number) + weight * value;
    });
  }

  /** Gaussian elimination with pivots; undefined where the places do not tell. */
  solve(): number[] | undefined {
    const rows = this.#rows.map((row) => row.slice());
    const count = rows.length;
    for (let i = 0; i < count; i++) {
      const pivot = rows
        .slice(i)
        .reduce((best, row) => (Math.abs(row[i] as number) > Math.abs(best[i] as number) ? row : best));
      if (Math.abs(pivot[i] as number) < 1e-12) return undefined;
      rows.splice(rows.indexOf(pivot), 1);
      rows.splice(i, 0, pivot);
      for (let j = 0; j < count; j++) {
        const row = rows[j] as number[];
        if (j === i) continue;
        const share = (row[i] as number) / (pivot[i] as number);
        for (let k = i; k <= count; k++) row[k] = (row[k] as number) - share * (pivot[k] as number);
      }
    }
    return rows.map((row, i) => (row[count] as number) / (row[i] as number));
  }
}
