import { clamp } from '../../../geometry/interval.ts';
import { arc, circle, ellipse } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** A smiling face in a circle. */
export const smiley: Motif = {
  name: 'smiley',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(circle([0, 0], 1, 90), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.05 + 0.35 * (x + y)),
        line: inner * 1.2,
      });
      for (const x of [-0.32, 0.32])
        pen.fill(ellipse([x, -0.26], 0.1, 0.2, 30), { black: 'always', tone: 1 });
      pen.stroke(arc([0, -0.02], 0.62, 0.25, Math.PI - 0.25, 40), inner * 2, { taper: 0.06 });
      for (const side of [-1, 1])
        pen.stroke(arc([side * 0.6, 0.13], 0.1, side > 0 ? 3.6 : 3.8, side > 0 ? 5.6 : 5.8, 10), inner * 1.3);
    });
  },
};
