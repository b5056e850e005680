import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.7;
const blade = outlined(
  '-0.12 0.42!, -0.13 -0.3, -0.1 -0.9, -0.04 -1.44!, 0.1 -1.1, 0.22 -0.66, 0.3 -0.1, 0.32 0.42!',
);
const ground = outlined(
  '-0.04 -1.44!, 0.1 -1.1, 0.22 -0.66, 0.3 -0.1, 0.32 0.42!, 0.2 0.42!, 0.19 -0.1, 0.12 -0.66, 0.03 -1.1',
);
const handle = outlined(
  '-0.13 0.58!, 0.1 0.58!, 0.13 0.8, 0.09 1.06, 0.12 1.34, 0.14 1.5!, -0.02 1.56, -0.16 1.48!, -0.15 1.06',
);

/** A cook's knife with a riveted handle. */
export const kitchenKnife: Motif = {
  name: 'kitchen-knife',
  tinted: ['steel'],
  leanRad,
  draw(canvas) {
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: leanRad });
      const { inner, detail } = pen.weight;
      pen.fill(blade, {
        pigment: 'steel',
        tone: (x, y) => clamp(0.5 - 1.2 * x + 0.25 * y),
        line: inner * 1.1,
      });
      pen.fill(ground, { pigment: 'foam', tone: 0.08, line: detail });
      pen.stroke(traced('-0.06 0.3, -0.06 -0.3, -0.03 -0.9'), detail * 1.2, { taper: 0.4 });
      pen.fill(handle, { pigment: 'wood', tone: (x) => clamp(0.35 + 3 * x), line: inner });
      pen.stroke(traced('0.06 0.66, 0.05 1.0, 0.07 1.42'), detail, { taper: 0.5 });
      pen.fill(outlined('-0.14 0.42!, 0.14 0.42!, 0.12 0.6!, -0.15 0.6!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.3 + 2.4 * x),
        line: inner,
      });
      for (const y of [0.74, 1.02, 1.3])
        pen.fill(circle([-0.02, y], 0.045, 20), { pigment: 'gold', tone: 0.1, line: detail * 1.2 });
    });
  },
};
