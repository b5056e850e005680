import { clamp } from '../../geometry/interval.ts';
import { arc, circle, ellipse } from '../../geometry/shape.ts';
import type { Motif } from '../motif.ts';

/** A pearl with its sheen. */
export const pearl: Motif = {
  name: 'pearl',
  tinted: ['foam'],
  draw(easel) {
    easel.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.cell(circle([0, 0], 0.8, 90), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.05 + 0.9 * Math.max(0, Math.sqrt((x + 0.24) ** 2 + (y + 0.24) ** 2) - 0.3)),
        line: inner * 1.2,
      });
      pen.cell(ellipse([-0.28, -0.32], 0.2, 0.13, 36), { color: [255, 255, 255], tone: 0 });
      for (const [radius, from, to] of [
        [0.66, 0.1, 1.6],
        [0.52, 0.3, 1.3],
      ] as const)
        pen.stroke(arc([0, 0], radius, from, to, 30), inner, { taper: 0.4 });
      pen.stroke(arc([0, 0], 0.64, 3.6, 4.5, 30), detail * 1.3, { taper: 0.4 });
    });
  },
};
