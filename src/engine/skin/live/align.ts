import { invertCholesky } from '#engine/pixels/cholesky.ts';
import type { Field } from '#engine/pixels/raster.ts';
import { chained, type Motion, reversed } from './motion.ts';
import { likenessOf, type Patch, readPatch } from './patch.ts';

const mostRounds = 12;
/** In pixels: smaller steps change nothing that can be seen. */
const smallStep = 0.02;
/** Differences of grey beyond this count less: a shadow, a finger, what lies behind the limb. */
const outlier = 12;
/** Keeps what the patch's texture does not tell where it is: along an even limb nothing shows a shift. */
const damping = 0.004;

export interface Aligned {
  readonly motion: Motion;
  /** How well the patch is recognised there: 1 is perfectly. */
  readonly agreement: number;
}

/**
 * Finds a patch near the place where it is thought to be, to a fraction of a pixel, turned and grown as it may be
 * (inverse compositional alignment after Baker and Matthews, 2004, with weights that outliers lose).
 *
 * @param guess in pixels of the picture
 */
export function aligned(patch: Patch, picture: Field, guess: Motion): Aligned {
  let motion = guess;
  for (let round = 0; round < mostRounds; round++) {
    const step = stepTowards(patch, picture, motion);
    if (!step) break;
    motion = chained(reversed(step.motion), motion);
    if (step.length < smallStep) break;
  }
  return { motion, agreement: agreementAt(patch, picture, motion) };
}

export function agreementAt(patch: Patch, picture: Field, motion: Motion): number {
  return likenessOf(patch, readPatch(patch, motion, picture)).agreement;
}

/** The small motion of the patch itself that explains best what is seen. */
function stepTowards(
  patch: Patch,
  picture: Field,
  at: Motion,
): { readonly motion: Motion; readonly length: number } | undefined {
  const seen = readPatch(patch, at, picture);
  const { gain, offset } = likenessOf(patch, seen);
  const { xs, ys, greys, slopesX, slopesY, centre, radius, count } = patch;
  const normal = new Float64Array(16);
  const right = new Float64Array(4);
  const slope = new Float64Array(4);
  for (let i = 0; i < count; i++) {
    if (Number.isNaN(seen[i] as number)) continue;
    const difference = gain * (seen[i] as number) + offset - (greys[i] as number);
    const weight = Math.min(1, outlier / Math.max(1e-6, Math.abs(difference)));
    const [gx, gy] = [slopesX[i] as number, slopesY[i] as number];
    const dx = ((xs[i] as number) - centre.x) / radius;
    const dy = ((ys[i] as number) - centre.y) / radius;
    slope[0] = gx;
    slope[1] = gy;
    slope[2] = gx * dx + gy * dy;
    slope[3] = gy * dx - gx * dy;
    for (let j = 0; j < 4; j++) {
      const scaled = weight * (slope[j] as number);
      right[j] = (right[j] as number) + scaled * difference;
      for (let k = 0; k <= j; k++)
        normal[j * 4 + k] = (normal[j * 4 + k] as number) + scaled * (slope[k] as number);
    }
  }
  const trace = [0, 5, 10, 15].reduce((sum, i) => sum + (normal[i] as number), 0);
  if (!(trace > 0)) return undefined;
  for (const i of [0, 5, 10, 15]) normal[i] = (normal[i] as number) + damping * trace;
  const [px, py, grow, turn] = solved(normal, right);
  const [a, b] = [1 + grow / radius, turn / radius];
  // Around the patch's own centre.
  const x = px + centre.x - (a * centre.x - b * centre.y);
  const y = py + centre.y - (b * centre.x + a * centre.y);
  return { motion: { a, b, x, y }, length: Math.hypot(px, py, grow, turn) };
}

/** Solves four equations with a positive definite matrix, of which the lower half is given. */
function solved(matrix: Float64Array, right: Float64Array): [number, number, number, number] {
  const inverse = new Float64Array(16);
  invertCholesky(matrix, 4, inverse, 0);
  const of = (row: number, column: number): number => inverse[row * 4 + column] as number;
  const rows = [0, 1, 2, 3] as const;
  const half = rows.map((row) => rows.reduce<number>((sum, k) => sum + of(row, k) * (right[k] as number), 0));
  const whole = (column: number): number =>
    rows.reduce<number>((sum, k) => sum + of(k, column) * (half[k] as number), 0);
  return [whole(0), whole(1), whole(2), whole(3)];
}
