import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A duck of yellow rubber from the side, looking to the left. */
export const rubberDuck: Motif = {
  name: 'rubber-duck',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined(
          '-0.8 0.34, -0.66 0.06, -0.36 -0.02, 0 0.06, 0.4 0.1, 0.8 -0.04, 1.08 -0.36!, 1.14 0.1, 1.0 0.56, 0.62 0.88, 0 0.96, -0.5 0.86, -0.78 0.62',
        ),
        {
          pigment: 'gold',
          tone: (x, y) => clamp(0.05 + 0.3 * clamp(x) + 0.7 * clamp(y - 0.3)),
          line: inner * 1.2,
        },
      );
      pen.fill(outlined('-0.84 -0.52!, -1.04 -0.5, -1.2 -0.4, -1.18 -0.28, -1.0 -0.2, -0.78 -0.26!'), {
        pigment: 'ember',
        tone: (_, y) => clamp(0.1 + 2 * clamp(y + 0.4)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-1.16 -0.36, -0.98 -0.38, -0.84 -0.36'), detail * 1.6);
      pen.fill(circle([-0.4, -0.46], 0.54, 60), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.02 + 0.6 * clamp(x + 0.3) + 0.6 * clamp(y + 0.3)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.4 -1.0, -0.28 -1.12, -0.34 -1.2'), inner * 1.4, { taper: 0.3, tapering: 'end' });
      pen.fill(ellipse([-0.58, -0.56], 0.09, 0.13, 28), { black: 'always', tone: 1 });
      pen.fill(circle([-0.61, -0.61], 0.035, 14), { pigment: 'foam', tone: 0 });
      pen.fill(outlined('-0.06 0.36!, 0.2 0.24, 0.56 0.24, 0.86 0.1!, 0.84 0.4, 0.6 0.64, 0.28 0.7, 0 0.6'), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.05 + 0.4 * clamp(x - 0.2) + 0.6 * clamp(y - 0.4)),
        line: inner * 1.1,
      });
      for (const feather of ['0.82 0.3, 0.62 0.4, 0.44 0.42', '0.7 0.52, 0.52 0.55, 0.38 0.52'])
        pen.stroke(traced(feather), detail * 1.6, { taper: 0.4 });
      pen.stroke(traced('-0.64 0.24, -0.7 0.4, -0.62 0.56'), inner * 1.5, { isErasing: true, taper: 0.4 });
    });
  },
};
