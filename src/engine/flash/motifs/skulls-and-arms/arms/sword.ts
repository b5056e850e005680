import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A knight's sword, its tip down; about 2.6 long. */
export const sword: Motif = {
  name: 'sword',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 1.3!, 0.11 1.06, 0.13 0.4, 0.15 -0.62!, 0 -0.62!', 8), {
        pigment: 'steel',
        tone: 0.05,
        line: inner,
      });
      pen.fill(outlined('0 1.3!, 0.11 1.06, 0.13 0.4, 0.15 -0.62!, 0 -0.62!', 8), {
        tone: 0.6,
        isOverlay: true,
      });
      pen.fill(symmetric('0 0.6!, 0.03 0.4, 0.045 -0.6!, 0 -0.6!'), {
        pigment: 'steel',
        tone: 0.85,
        line: detail,
      });
      pen.stroke(
        [
          [0, 0.62],
          [0, 1.22],
        ],
        detail * 1.2,
        { taper: 0.2 },
      );
      pen.fill(symmetric('0 -0.7!, 0.07 -0.7!, 0.08 -0.9, 0.06 -1.12!, 0 -1.12!'), {
        pigment: 'wood',
        tone: (x) => clamp(0.3 + 6 * x),
        line: inner,
      });
      for (let i = 0; i < 5; i++)
        pen.stroke(
          [
            [-0.07, -0.78 - 0.07 * i],
            [0.07, -0.74 - 0.07 * i],
          ],
          inner * 0.8,
        );
      pen.fill(guard, { pigment: 'gold', tone: (x) => clamp(0.25 + 0.6 * x), line: inner * 1.1 });
      pen.fill(symmetric('0 -0.78, 0.08 -0.7, 0 -0.56', 6), { pigment: 'petal', tone: 0.3, line: detail });
      pen.fill(circle([0, -1.22], 0.13, 28), {
        pigment: 'gold',
        tone: (x) => clamp(0.3 + 3 * x),
        line: inner,
      });
      pen.fill(circle([0, -1.22], 0.06, 20), { pigment: 'petal', tone: 0.3, line: detail });
    });
  },
};

const guard = symmetric(
  '0 -0.76!, 0.2 -0.74, 0.42 -0.68, 0.54 -0.76, 0.62 -0.66, 0.56 -0.56, 0.4 -0.56, 0.2 -0.6, 0 -0.56!',
);
