import { clamp } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** The blue glass bead against the evil eye. */
export const nazar: Motif = {
  name: 'nazar',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(circle([0, 0], 0.92, 96), {
        pigment: 'water',
        tone: (x, y) => clamp(0.25 + 0.5 * (x + y)),
        line: inner * 1.2,
      });
      for (const [radius, pigment] of [
        [0.6, 'foam'],
        [0.42, 'waterLight'],
      ] as const)
        pen.fill(circle([0, 0.04], radius, 64), { pigment, tone: 0.05, line: inner });
      pen.fill(circle([0, 0.04], 0.2, 40), { black: 'always', tone: 1 });
      pen.fill(circle([-0.07, -0.04], 0.05, 16), { tone: 0, color: [255, 255, 255] });
      pen.stroke(arc([0, 0], 0.78, 3.5, 4.5, 24), detail * 1.6, { isErasing: true, taper: 0.5 });
    });
  },
};
