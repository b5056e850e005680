import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

const speckles = [
  [-0.3, 0.1, 0.05],
  [-0.12, 0.34, 0.035],
  [0.1, 0.12, 0.04],
  [0.34, 0.3, 0.05],
  [-0.36, 0.5, 0.035],
  [0.04, 0.66, 0.05],
  [0.3, -0.1, 0.03],
  [-0.08, -0.2, 0.035],
  [0.14, -0.46, 0.03],
] as const;

/** A whole egg, speckled. */
export const egg: Motif = {
  name: 'egg',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 -1, 0.36 -0.8, 0.62 -0.28, 0.7 0.28, 0.52 0.78, 0 0.98'), {
        pigment: 'bone',
        tone: (x, y) => clamp(0.3 * (x + 0.3) + 0.35 * (y + 0.3)),
        line: inner * 1.2,
      });
      for (const [x, y, radius] of speckles)
        pen.fill(circle([x, y], radius, 16), { pigment: 'wood', tone: 0.3, line: detail * 0.6 });
    });
  },
};
