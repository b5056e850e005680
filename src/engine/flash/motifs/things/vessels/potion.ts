import { clamp } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A round flask of something that bubbles, corked. */
export const potion: Motif = {
  name: 'potion',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.17 -1.2!, 0.17 -1.2!, 0.14 -0.86!, -0.14 -0.86!'), {
        pigment: 'wood',
        tone: (x) => clamp(0.3 + 2 * x),
        line: inner,
      });
      pen.fill(flask, { pigment: 'foam', tone: (x) => clamp(0.1 + 0.4 * x), line: inner * 1.2 });
      pen.fill(liquid, { pigment: 'violet', tone: (x, y) => clamp(0.15 + 0.5 * (x + y - 0.3)), line: inner });
      for (const [x, y, radius] of [
        [-0.2, 0.42, 0.1],
        [0.16, 0.24, 0.07],
        [0.1, 0.62, 0.06],
        [-0.3, 0.68, 0.05],
        [0.02, -0.18, 0.06],
        [-0.04, -0.46, 0.045],
      ] as const)
        pen.fill(circle([x, y], radius, 22), { pigment: 'foam', tone: 0.1, line: detail });
      pen.fill(outlined('-0.26 -0.92!, 0.26 -0.92!, 0.26 -0.8!, -0.26 -0.8!'), {
        pigment: 'gold',
        tone: 0.2,
        line: inner,
      });
      pen.stroke(arc([0, 0.36], 0.6, 3.3, 4.2, 20), detail * 1.4, { taper: 0.4 });
      pen.stroke(traced('0.1 -0.7, 0.1 -0.4'), detail, { taper: 0.4 });
    });
  },
};

const flask = symmetric('0 -0.86!, 0.18 -0.86!, 0.18 -0.34, 0.5 -0.14, 0.72 0.3, 0.6 0.8, 0.3 1.04, 0 1.08');
const liquid = symmetric('0 0.1, 0.3 0.06, 0.64 0.12!, 0.66 0.34, 0.54 0.76, 0.28 0.98, 0 1.01');
