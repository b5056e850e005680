import { spline } from '../../geometry/curve.ts';
import { clamp } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { between, lengthOf, pointAt } from '../../geometry/point.ts';
import type { Pen } from '../../paint/pen.ts';

export interface FinShape {
  /** The two ends of the line where the fin grows from the body. */
  readonly root: readonly [Point, Point];
  readonly directionRad: number;
  readonly length: number;
  /** The angle over which the rays spread. */
  readonly spread: number;
}

const rayCount = 9;

/** A fan of rays between skin. */
export function drawFin(pen: Pen, { root, directionRad, length, spread }: FinShape): void {
  const [first, last] = root;
  const tips = Array.from({ length: rayCount + 1 }, (_, ray): Point => {
    const t = ray / rayCount;
    const angle = directionRad + (t - 0.5) * spread;
    const reach = length * (0.75 + 0.25 * Math.sin(Math.PI * t)) * (ray % 2 === 1 ? 1 : 0.93);
    const [x, y] = between(first, last, t);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  pen.cell([first, ...spline(tips, 4), last], {
    pigment: 'petal',
    tone: (x, y) => clamp(0.75 - (0.75 * lengthOf(x - first[0], y - first[1])) / length, 0, 0.8),
    line: pen.weight.inner,
  });
  for (let ray = 1; ray < rayCount; ray++) {
    const start = between(first, last, ray / rayCount);
    pen.stroke([start, between(start, pointAt(tips, ray), 0.9)], pen.weight.detail * 0.9, {
      taper: 0.5,
      tapering: 'end',
    });
  }
}
