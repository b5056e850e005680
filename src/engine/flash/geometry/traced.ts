import { blob, joined, spline } from './curve.ts';
import type { Point } from './point.ts';

/**
 * Outlines drawn by hand are written as text: knots 'x y' parted by commas and joined smoothly; a knot that ends
 * in '!' is a corner. 'x y' pairs stay readable side by side, where nested arrays would fill a page.
 */
interface Knot {
  readonly at: Point;
  readonly isCorner: boolean;
}

function knotsOf(text: string): Knot[] {
  return text.split(',').map((part) => {
    const isCorner = part.includes('!');
    const [x = Number.NaN, y = Number.NaN] = part.replace('!', '').trim().split(/\s+/).map(Number);
    if (Number.isNaN(x) || Number.isNaN(y)) throw new RangeError(`not a knot: "${part}"`);
    return { at: [x, y], isCorner };
  });
}

/** The line through the knots, smooth between corners. */
function through(knots: readonly Knot[], stepCount: number): Point[] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const { at, isCorner } of knots) {
    run.push(at);
    if (!isCorner) continue;
    if (run.length > 1) runs.push(run);
    run = [at];
  }
  if (run.length > 1) runs.push(run);
  return joined(...runs.map((points) => (points.length === 2 ? points : spline(points, stepCount))));
}

function around(knots: readonly Knot[], stepCount: number): Point[] {
  const first = knots.findIndex(({ isCorner }) => isCorner);
  if (first < 0)
    return blob(
      knots.map(({ at }) => at),
      stepCount,
    );
  const turned = [...knots.slice(first), ...knots.slice(0, first + 1)];
  return through(turned, stepCount).slice(0, -1);
}

/** An open line. */
export function traced(knots: string, stepCount = 6): Point[] {
  return through(knotsOf(knots), stepCount);
}

/** A closed outline. */
export function outlined(knots: string, stepCount = 6): Point[] {
  return around(knotsOf(knots), stepCount);
}

/** A closed outline from its right half, which is mirrored at x = 0. */
export function symmetric(rightHalf: string, stepCount = 6): Point[] {
  const half = knotsOf(rightHalf);
  const other = half
    .filter(({ at: [x] }) => x > 1e-6)
    .map(({ at: [x, y], isCorner }): Knot => ({ at: [-x, y], isCorner }));
  return around([...half, ...other.toReversed()], stepCount);
}
