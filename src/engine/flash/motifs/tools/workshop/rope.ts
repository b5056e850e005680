import { spline } from '../../../geometry/curve.ts';
import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { arc } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';
import { drawRope } from '../../parts/tools-and-things/rope.ts';

/** A rope tied into a figure of eight, its ends hanging. */
export const rope: Motif = {
  name: 'rope',
  tinted: ['gold'],
  drawAlong: (pen, line) =>
    drawRope(
      pen,
      line.filter((_, i) => i % 2 === 0),
      0.05,
    ),
  draw(canvas) {
    for (const line of [ends, eight.slice(0, 34), eight.slice(32, 68), eight.slice(66)])
      canvas.layer((pen) => drawRope(pen, line, 0.1), { contour: 0.7, gapPx: 0 });
  },
};

const eight = steps(98).map((share): Point => {
  const angle = share * fullTurn * 0.98 + 0.6;
  return [Math.sin(angle) * 0.95, Math.sin(2 * angle) * 0.42];
});
const ends = spline(
  [[-0.5, 1.0], [-0.2, 0.7], ...arc([0, 0.36], 0.16, Math.PI, 2 * Math.PI, 6), [0.2, 0.7], [0.5, 1.0]],
  4,
);
