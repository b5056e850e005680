import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A hand-forged nail: square in its shaft, a hammered head. */
export const nail: Motif = {
  name: 'nail',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.5 });
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.13 -1.1!, 0.02 -1.06!, 0.02 1.0!, 0 1.42!, -0.1 0.9!'), {
        pigment: 'steel',
        tone: 0.15,
        line: inner,
      });
      pen.fill(outlined('0.02 -1.06!, 0.14 -1.12!, 0.1 0.9!, 0 1.42!, 0.02 1.0!'), {
        pigment: 'steel',
        tone: 0.75,
        line: inner,
      });
      pen.fill(outlined('-0.34 -1.26!, -0.3 -1.1!, 0 -1.02!, 0.32 -1.12!, 0.36 -1.28!'), {
        pigment: 'steel',
        tone: (x) => clamp(0.45 + 0.8 * x),
        line: inner * 1.1,
      });
      pen.fill(
        outlined('-0.34 -1.26!, -0.2 -1.4!, 0.04 -1.44!, 0.26 -1.4!, 0.36 -1.28!, 0.1 -1.18!, -0.14 -1.18!'),
        {
          pigment: 'steel',
          tone: 0.1,
          line: inner * 1.1,
        },
      );
      for (const facet of ['-0.14 -1.18!, -0.06 -1.32!, 0.04 -1.44', '0.1 -1.18!, -0.06 -1.32!, -0.2 -1.4'])
        pen.stroke(traced(facet), detail * 1.3);
      for (const dent of ['-0.06 -0.7, -0.03 -0.6', '-0.08 -0.2, -0.04 -0.06', '-0.05 0.4, -0.03 0.56'])
        pen.stroke(traced(dent), detail * 1.4, { taper: 0.4 });
    }),
};
