import { clamp } from '../../geometry/interval.ts';
import { ellipse } from '../../geometry/shape.ts';
import { outlined, symmetric } from '../../geometry/traced.ts';
import type { Motif } from '../motif.ts';

/** The mushroom of a video game: white spots on its red cap, two eyes on its stem. */
export const superMushroom: Motif = {
  name: 'super-mushroom',
  tinted: ['petal'],
  draw(easel) {
    easel.layer((pen) => {
      const { inner } = pen.weight;
      pen.cell(symmetric('0 0.2!, 0.6 0.24, 0.66 0.6, 0.58 0.94, 0 1.04'), {
        pigment: 'bone',
        tone: (x) => clamp(0.05 + 0.6 * x),
        line: inner * 1.1,
      });
      for (const x of [-0.2, 0.2])
        pen.cell(ellipse([x, 0.58], 0.075, 0.19, 28), { pigment: 'dark', black: 'always' });
      pen.cell(symmetric('0 -1.06, 0.6 -0.92, 1.04 -0.46, 1.12 0.04, 0.9 0.34, 0.5 0.32, 0 0.24'), {
        pigment: 'petal',
        tone: (x, y) => clamp(0.1 + 0.4 * x + 0.4 * y),
        line: inner * 1.2,
      });
      pen.cell(ellipse([0, -0.36], 0.4, 0.36, 48), { pigment: 'foam', tone: 0.05, line: inner });
      for (const x of [1, -1])
        pen
          .at({ isFlipped: x < 0 })
          .cell(outlined('1.04 -0.4!, 0.8 -0.34, 0.68 -0.06, 0.8 0.2, 1.02 0.24!, 1.11 0.0'), {
            pigment: 'foam',
            tone: 0.1,
            line: inner,
          });
      pen.cell(symmetric('0 -1.04!, 0.3 -1.03!, 0.2 -0.93, 0 -0.9'), {
        pigment: 'foam',
        tone: 0.05,
        line: inner,
      });
    });
  },
};
