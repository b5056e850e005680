import { spline } from '../../../geometry/curve.ts';
import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { between, lengthOf, pointAt } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

export interface FinShape {
  /** Red unless told otherwise. */
  readonly pigment?: Pigment;
  /** The two ends of the line where the fin grows from the body. */
  readonly root: readonly [Point, Point];
  readonly directionRad: number;
  readonly length: number;
  /** The angle over which the rays spread. */
  readonly spread: number;
  /** How far the rays turn on their way to their tips, in radians: they trail in the water. */
  readonly swayRad?: number;
}

const rayCount = 9;

/** A fan of rays between skin. */
export function drawFin(
  pen: Pen,
  { root, directionRad, length, spread, swayRad = 0, pigment = 'petal' }: FinShape,
): void {
  const [first, last] = root;
  const rays = steps(rayCount).map((t, ray): Point[] => {
    const [x, y] = between(first, last, t);
    const reach = length * (0.75 + 0.25 * Math.sin(Math.PI * t)) * (ray % 2 === 1 ? 1 : 0.93);
    return steps(swayRad === 0 ? 1 : 6).map((s): Point => {
      const angle = directionRad + (t - 0.5) * spread + swayRad * s * s;
      return [x + Math.cos(angle) * reach * s, y + Math.sin(angle) * reach * s];
    });
  });
  const tips = rays.map((ray) => pointAt(ray, ray.length - 1));
  pen.fill([...pointsOf(rays, 0), ...spline(tips, 4), ...pointsOf(rays, rayCount).toReversed()], {
    pigment,
    tone: (x, y) => clamp(0.75 - (0.75 * lengthOf(x - first[0], y - first[1])) / length, 0, 0.8),
    line: pen.weight.inner,
  });
  for (const ray of rays.slice(1, -1)) {
    const end = between(
      pointAt(ray, ray.length - 2),
      pointAt(ray, ray.length - 1),
      swayRad === 0 ? 0.9 : 0.5,
    );
    pen.stroke([...ray.slice(0, -1), end], pen.weight.detail * 0.9, { taper: 0.5, tapering: 'end' });
  }
}

/** The ray without its tip. */
function pointsOf(rays: readonly (readonly Point[])[], index: number): readonly Point[] {
  return (rays[index] ?? []).slice(0, -1);
}
