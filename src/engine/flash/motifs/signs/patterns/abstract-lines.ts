import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** Lines that mean nothing but themselves: a sheaf of curves that narrows, swells and turns over, and three dots. */
export const abstractLines: Motif = {
  name: 'abstract-lines',
  tinted: [],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        for (let i = 0; i < count; i++)
          pen.stroke(blended(i / (count - 1)), i % 4 === 0 ? inner * 1.8 : detail * 1.5, { taper: 0.25 });
        for (const [x, y, radius] of dots)
          pen.fill(circle([x, y], radius, 20), { pigment: 'dark', black: 'always' });
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    ),
};

const count = 13;
const first = traced('-1.5 0.9, -0.9 -0.1, -0.3 -0.9, 0.3 -0.5, 0.5 0.2, 0.9 0.5, 1.5 -0.5', 14);
const last = traced('-1.3 0.3, -0.8 0.8, -0.2 0.4, 0.2 -0.2, 0.7 -0.7, 1.1 -0.1, 1.3 0.7', 14);

/** The curve at a share of the way from the first to the last. */
function blended(share: number): Point[] {
  return first.map(([x, y], i): Point => {
    const [toX, toY] = last[i] ?? [x, y];
    return [lerp(x, toX, share), lerp(y, toY, share)];
  });
}

const dots = [
  [0.5, -1.0, 0.08],
  [0.76, -1.12, 0.055],
  [-0.5, 1.04, 0.07],
] as const;
