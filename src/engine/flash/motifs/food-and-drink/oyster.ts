import { clamp } from '../../geometry/interval.ts';
import { ellipse } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import { pearl } from '../clothes-and-jewels/pearl.ts';
import type { Motif } from '../motif.ts';
import { shell } from '../things/shell.ts';

/** An open oyster with its pearl. */
export const oyster: Motif = {
  name: 'oyster',
  tinted: ['blush'],
  draw(easel) {
    easel.part(shell.draw, { at: [0, -0.28] });
    easel.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.cell(outlined('-1.12 0.4!, 0 0.3, 1.12 0.4!, 0.94 0.8, 0.46 1.06, 0 1.1, -0.46 1.06, -0.94 0.8'), {
        pigment: 'blush',
        tone: (x, y) => clamp(0.1 + 0.5 * (y - 0.4) + 0.2 * x),
        line: inner * 1.1,
      });
      for (const rib of [
        '-0.7 0.56, -0.5 0.96',
        '-0.34 0.62, -0.24 1.04',
        '0 0.64, 0 1.08',
        '0.34 0.62, 0.24 1.04',
        '0.7 0.56, 0.5 0.96',
      ])
        pen.stroke(traced(rib), detail * 1.3, { taper: 0.3 });
      pen.cell(ellipse([0, 0.42], 1.04, 0.19, 60), { pigment: 'foam', tone: 0.2, line: inner });
    });
    easel.part(pearl.draw, { at: [0, 0.24], scale: 0.36 });
  },
};
