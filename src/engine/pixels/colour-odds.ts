import type { ColourSpace } from './colour-spaces.ts';
import { fitMixture, logDensity } from './gaussian-mixture.ts';
import type { Points } from './k-means.ts';

/** Enough points to fit a mixture by. */
const samples = 900;
const fewest = 20;
/** Log odds beyond this are taken as this: one colour space alone is never certain. */
const surest = 6;

export interface MixtureSizes {
  readonly skin: number;
  readonly rest: number;
}

/**
 * Adds to `odds` (one per pixel) how much likelier each colour is on skin than beside it, as natural logarithm times
 * the space's weight, learned from what is marked.
 *
 * @param marks per pixel: 1 skin, 0 not, anything else unknown
 * @param settled odds that already reach this are left as they are
 * @returns false, and leaves `odds`, when too little is marked to learn from
 */
export function addColourOdds(
  { points, noise, weight }: ColourSpace,
  marks: Uint8Array,
  sizes: MixtureSizes,
  odds: Float32Array,
  settled = Infinity,
): boolean {
  const skinPoints = pick(points, marks, 1);
  const restPoints = pick(points, marks, 0);
  if (skinPoints.values.length < fewest * points.dims) return false;
  if (restPoints.values.length < fewest * points.dims) return false;
  const skin = fitMixture(skinPoints, sizes.skin, noise);
  const rest = fitMixture(restPoints, sizes.rest, noise);
  for (let i = 0; i < odds.length; i++) {
    if (Math.abs(odds[i] as number) >= settled) continue;
    const at = i * points.dims;
    const log = logDensity(skin, points.values, at) - logDensity(rest, points.values, at);
    odds[i] = (odds[i] as number) + weight * Math.max(-surest, Math.min(surest, log));
  }
  return true;
}

function pick({ dims, values }: Points, marks: Uint8Array, mark: number): Points {
  let count = 0;
  for (const each of marks) if (each === mark) count++;
  const step = Math.max(1, Math.floor(count / samples));
  const picked = new Float32Array(Math.ceil(count / step) * dims);
  let seen = 0;
  let at = 0;
  for (let i = 0; i < marks.length; i++) {
    if (marks[i] !== mark || seen++ % step !== 0) continue;
    picked.set(values.subarray(i * dims, (i + 1) * dims), at);
    at += dims;
  }
  return { dims, values: picked };
}
