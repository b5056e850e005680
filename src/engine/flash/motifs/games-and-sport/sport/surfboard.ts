import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A surfboard on end, striped. */
export const surfboard: Motif = {
  name: 'surfboard',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(symmetric('0 -1.3!, 0.16 -1.06, 0.34 -0.5, 0.38 0.1, 0.32 0.7, 0.18 1.1, 0 1.16'), {
        pigment: 'bone',
        tone: (x) => clamp(0.08 + 0.8 * (x - 0.05)),
        line: inner * 1.2,
      });
      for (const [top, pigment] of [
        [-0.3, 'petal'],
        [-0.16, 'gold'],
        [-0.02, 'water'],
      ] as const)
        pen.fill(outlined(`-0.37 ${top + 0.34}!, 0.36 ${top}!, 0.37 ${top + 0.13}!, -0.375 ${top + 0.47}!`), {
          pigment,
          tone: (x) => clamp(0.2 + 0.7 * x),
          line: inner,
        });
      pen.stroke(traced('0 -1.22, 0 1.12'), detail * 1.2);
      for (const x of [-0.14, 0, 0.14])
        pen.stroke(traced(`${x} 0.86, ${x} 1.0`), inner * 1.6, { taper: 0.3 });
    });
  },
};
