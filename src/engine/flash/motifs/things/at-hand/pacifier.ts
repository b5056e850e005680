import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A baby's dummy: teat, shield and ring. */
export const pacifier: Motif = {
  name: 'pacifier',
  tinted: ['waterLight', 'water'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.5 });
      const { inner } = pen.weight;
      pen.fill([circle([0, 0.78], 0.58, 60), circle([0, 0.78], 0.4, 52)], {
        pigment: 'water',
        tone: (x, y) => clamp(0.2 + 0.4 * x + 0.3 * (y - 0.8)),
        line: inner * 1.2,
        rule: 'evenodd',
      });
      pen.fill(
        outlined(
          '-0.2 -0.02!, -0.2 -0.36, -0.38 -0.62, -0.4 -0.96, -0.2 -1.24, 0 -1.3, 0.2 -1.24, 0.4 -0.96, 0.38 -0.62, 0.2 -0.36, 0.2 -0.02!',
        ),
        {
          pigment: 'scroll',
          tone: (x, y) => clamp(0.1 + 0.7 * x + 0.3 * (y + 0.9)),
          line: inner * 1.2,
        },
      );
      pen.stroke(traced('-0.22 -0.78, -0.24 -0.96, -0.12 -1.12'), inner * 1.8, {
        isErasing: true,
        taper: 0.4,
      });
      pen.fill(
        outlined(
          '-0.98 0.1, -0.9 -0.14, -0.6 -0.2, -0.3 -0.08, 0 -0.04, 0.3 -0.08, 0.6 -0.2, 0.9 -0.14, 0.98 0.1, 0.84 0.34, 0.5 0.4, 0.2 0.34, 0 0.32, -0.2 0.34, -0.5 0.4, -0.84 0.34',
        ),
        {
          pigment: 'waterLight',
          tone: (x, y) => clamp(0.12 + 0.3 * x + 0.8 * (y - 0.05)),
          line: inner * 1.3,
        },
      );
      for (const x of [-0.62, 0.62])
        pen.fill(circle([x, 0.1], 0.09, 20), { pigment: 'foam', tone: 0.2, line: inner });
      pen.fill(outlined('-0.2 0.1, 0 0.04, 0.2 0.1, 0.22 0.3, 0 0.4, -0.22 0.3'), {
        pigment: 'water',
        tone: (x) => clamp(0.25 + x),
        line: inner * 1.1,
      });
    }),
};
