import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A steamed bun, its dough pleated to a knot, on a square of paper. */
export const steamedBun: Motif = {
  name: 'steamed-bun',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 0.5!, 0.94 0.46!, 1.28 0.74!, 0.7 1.0, 0.36 1.06, 0 1.08'), {
        pigment: 'leafLight',
        tone: (x) => clamp(0.2 + 0.3 * x),
        line: inner * 1.4,
      });
      pen.fill(
        symmetric('0 -0.72, 0.22 -0.7, 0.56 -0.5, 0.96 -0.14, 1.16 0.28, 1.08 0.68, 0.7 0.88, 0 0.92'),
        {
          pigment: 'foam',
          tone: (x, y) => clamp(0.04 + 0.4 * x + 0.35 * y),
          line: inner * 1.5,
        },
      );
      for (const isFlipped of [true, false]) {
        const half = pen.at({ isFlipped });
        for (const pleat of [
          '0.04 -0.5, 0.1 -0.2, 0.06 0.14, -0.04 0.4',
          '0.12 -0.54, 0.34 -0.26, 0.42 0.1, 0.34 0.42',
          '0.18 -0.58, 0.56 -0.3, 0.76 0.04, 0.76 0.4',
          '0.24 -0.62, 0.62 -0.42, 0.94 -0.1',
        ])
          half.stroke(traced(pleat), inner * 1.1, { taper: 0.6, tapering: 'end' });
      }
      pen.fill(
        outlined(
          '-0.24 -0.56!, -0.26 -0.74, -0.1 -0.84, 0.02 -1.02!, 0.16 -0.86, 0.28 -0.72, 0.24 -0.54!, 0 -0.46',
        ),
        {
          pigment: 'foam',
          tone: (x) => clamp(0.1 + 1.2 * x),
          line: inner * 1.3,
        },
      );
      pen.stroke(traced('0.04 -0.92, -0.06 -0.74, 0.08 -0.62'), detail * 1.5, { taper: 0.4 });
      pen.stroke(traced('-0.98 0.5, -0.94 0.66, -0.8 0.76'), detail * 1.4, { taper: 0.5 });
    }),
};
