import { clamp } from '../../../geometry/interval.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A poker chip: white blocks around its rim, a spade in the middle. */
export const pokerChip: Motif = {
  name: 'poker-chip',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(circle([0, 0], 1), {
        pigment: 'petal',
        tone: (x, y) => clamp(0.25 + 0.35 * (x + y)),
        line: inner * 1.3,
      });
      for (let i = 0; i < 6; i++) {
        const middle = (i / 6) * fullTurn - Math.PI / 2;
        pen.fill(
          [
            ...arc([0, 0], 1, middle - 0.24, middle + 0.24, 8),
            ...arc([0, 0], 0.7, middle + 0.24, middle - 0.24, 8),
          ],
          {
            pigment: 'foam',
            tone: 0.03,
            line: inner * 1.1,
          },
        );
      }
      pen.fill(circle([0, 0], 0.7), {
        pigment: 'foam',
        tone: (x, y) => clamp(0.1 * (x + y)),
        line: inner * 1.1,
      });
      pen.fill(circle([0, 0], 0.6), {
        pigment: 'petal',
        tone: (x, y) => clamp(0.2 + 0.4 * (x + y)),
        line: inner,
      });
      for (let i = 0; i < 24; i++) pen.dot(polar((i / 24) * fullTurn, 0.65), detail * 1.2);
      pen.fill(circle([0, 0], 0.5), { pigment: 'foam', tone: 0.02, line: inner });
      pen.fill(spade, { black: 'always', tone: 1 });
    }),
};

const spade = symmetric(
  '0 -0.36!, 0.1 -0.22, 0.28 -0.04, 0.28 0.1, 0.16 0.16, 0.05 0.1!, 0.12 0.32!, 0 0.32!',
);
