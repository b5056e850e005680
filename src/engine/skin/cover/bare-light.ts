import { boxMean } from '#engine/pixels/box-mean.ts';
import type { Field, Size } from '#engine/pixels/raster.ts';
import { emptyField, fitInside } from '#engine/pixels/raster.ts';
import { stretchField } from '#engine/pixels/resample.ts';

/** Light changes slowly: its grid has so many cells along the longer side. */
const cells = 96;
/** Windows in which light is taken to change evenly, as shares of the longer side; the next is for want of bare skin. */
const windows = [0.06, 0.12, 0.24, 0.5];
/** With less of a window to go by, a larger one is asked. */
const leastShare = 0.08;
/** So much darker than bare skin would be, it is bare no more. */
const inkFrom = 0.1;
/** Rounds of leaving out what is too dark, from large windows, in which ink is the smaller part, to small ones. */
const rounds = [2, 1, 1, 0] as const;
/** Slopes are held back by so much of a window's own spread, so that they do not run away where little is known. */
const stiffness = 0.15;

/**
 * How bright skin is, or would be if there were no ink in it: the light around each place, which falls off evenly over
 * a body, with what is darker than its surroundings left out.
 *
 * @param light of the picture, 0…1
 * @param skin 1 where skin is, inked or not; beside it light is meaningless
 * @param mayBeInk 1 where ink may be; everywhere, when it is not known
 * @returns 0 where nothing is known
 */
export function bareLight(light: Field, skin: Uint8Array, mayBeInk?: Uint8Array): Field {
  // What was marked is ink until it is found to be as bright as what is around it.
  let bare = skin.map((each, i) => (mayBeInk?.[i] === 1 ? 0 : each));
  let found = emptyField(light.width, light.height);
  for (const smallest of rounds) {
    found = evenLight(light, bare, windows.slice(smallest));
    bare = skin.map((each, i) => {
      if (each === 0 || mayBeInk?.[i] === 0) return each;
      return (light.data[i] as number) >= (found.data[i] as number) * (1 - inkFrom) ? 1 : 0;
    });
  }
  return found;
}

/** At each place the plane that fits the counted pixels around it, in the smallest window that has enough of them. */
function evenLight(light: Field, counted: Uint8Array, shares: readonly number[]): Field {
  const grid = gridOf(light, counted);
  const out = emptyField(grid.width, grid.height);
  const isOpen = new Uint8Array(out.data.length).fill(1);
  for (const [step, share] of shares.entries()) {
    const radius = Math.max(2, Math.round((share * Math.max(grid.width, grid.height)) / 2));
    const least = step === shares.length - 1 ? Number.MIN_VALUE : leastShare;
    fitPlanes(grid, radius, (i, weight, value) => {
      if (isOpen[i] === 0 || weight < least) return;
      isOpen[i] = 0;
      out.data[i] = value;
    });
    if (!isOpen.includes(1)) break;
  }
  return stretchField(out, light);
}

interface Grid extends Size {
  /** Share of each cell that counts, 0…1. */
  readonly weights: Float32Array<ArrayBuffer>;
  /** The light of what counts, times that share. */
  readonly sums: Float32Array<ArrayBuffer>;
}

function gridOf({ width, height, data }: Field, counted: Uint8Array): Grid {
  const size = fitInside({ width, height }, cells);
  const weights = new Float32Array(size.width * size.height);
  const sums = new Float32Array(weights.length);
  const all = new Float32Array(weights.length);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * size.height) / height) * size.width;
    for (let x = 0; x < width; x++, i++) {
      const cell = row + Math.floor((x * size.width) / width);
      all[cell] = (all[cell] as number) + 1;
      if (counted[i] !== 1) continue;
      weights[cell] = (weights[cell] as number) + 1;
      sums[cell] = (sums[cell] as number) + (data[i] as number);
    }
  }
  for (let cell = 0; cell < all.length; cell++) {
    weights[cell] = (weights[cell] as number) / (all[cell] as number);
    sums[cell] = (sums[cell] as number) / (all[cell] as number);
  }
  return { ...size, weights, sums };
}

type Visit = (cell: number, weight: number, value: number) => void;

/** Weighted least squares of the light over a square window around each cell. */
function fitPlanes({ width, height, weights, sums }: Grid, radius: number, visit: Visit): void {
  const mean = (of: Float32Array, factor: (x: number, y: number) => number): Float32Array => {
    const data = new Float32Array(of.length);
    for (let i = 0; i < data.length; i++)
      data[i] = (of[i] as number) * factor((i % width) / radius, Math.floor(i / width) / radius);
    boxMean(data, width, height, radius, data);
    return data;
  };
  const [n, z] = [mean(weights, () => 1), mean(sums, () => 1)];
  const [mx, my] = [mean(weights, (x) => x), mean(weights, (_x, y) => y)];
  const [xx, xy] = [mean(weights, (x) => x * x), mean(weights, (x, y) => x * y)];
  const yy = mean(weights, (_x, y) => y * y);
  const [xz, yz] = [mean(sums, (x) => x), mean(sums, (_x, y) => y)];
  for (let i = 0; i < n.length; i++) {
    const weight = n[i] as number;
    if (weight < 1e-4) continue;
    const per = (moment: Float32Array): number => (moment[i] as number) / weight;
    const [x, y, light] = [per(mx), per(my), per(z)];
    const a = per(xx) - x * x + stiffness;
    const b = per(xy) - x * y;
    const c = per(yy) - y * y + stiffness;
    const [p, q] = [per(xz) - x * light, per(yz) - y * light];
    const scale = a * c - b * b;
    const [along, down] = [(c * p - b * q) / scale, (a * q - b * p) / scale];
    visit(
      i,
      weight,
      light + along * ((i % width) / radius - x) + down * (Math.floor(i / width) / radius - y),
    );
  }
}
