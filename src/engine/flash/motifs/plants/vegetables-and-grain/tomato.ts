import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A ripe tomato, ribbed, under its star of sepals. */
export const tomato: Motif = {
  name: 'tomato',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined(
          '0 -0.62, 0.3 -0.76, 0.72 -0.68, 1.06 -0.3, 1.12 0.2, 0.86 0.66, 0.42 0.88, 0 0.86, -0.42 0.9, -0.86 0.66, -1.12 0.2, -1.06 -0.3, -0.72 -0.68, -0.3 -0.76',
        ),
        {
          pigment: 'petal',
          tone: (x, y) => clamp(0.26 + 0.4 * x + 0.45 * y),
          line: inner * 1.5,
        },
      );
      for (const rib of [
        '-0.42 -0.44, -0.66 -0.06, -0.62 0.4',
        '0.46 -0.42, 0.7 -0.02, 0.62 0.5',
        '0.06 0.82, 0.04 0.6, 0.08 0.42',
      ])
        pen.stroke(traced(rib), inner, { taper: 0.5 });
      pen.stroke(traced('-0.92 0.16, -0.94 -0.14, -0.8 -0.4'), inner * 2.2, { isErasing: true, taper: 0.4 });
      pen.stroke(traced('-0.84 0.36, -0.76 0.48'), inner * 1.8, { isErasing: true, taper: 0.4 });
      pen.fill(
        outlined(
          '0.06 -0.66!, 0.34 -0.84, 0.72 -0.8!, 0.48 -0.62, 0.3 -0.52!, 0.5 -0.38, 0.62 -0.12!, 0.3 -0.24, 0.12 -0.4!, 0.08 -0.16, -0.06 0.1!, -0.14 -0.16, -0.12 -0.42!, -0.34 -0.26, -0.66 -0.2!, -0.5 -0.42, -0.3 -0.54!, -0.52 -0.64, -0.7 -0.86!, -0.34 -0.84, -0.06 -0.66!',
        ),
        {
          pigment: 'leaf',
          tone: (x, y) => clamp(0.2 + 0.5 * x + 0.5 * (y + 0.5)),
          line: inner * 1.3,
        },
      );
      for (const vein of ['0.1 -0.56, 0.46 -0.26', '-0.02 -0.46, -0.06 -0.1', '-0.12 -0.54, -0.46 -0.34'])
        pen.stroke(traced(vein), detail * 1.3, { taper: 0.5 });
      pen.fill(outlined('-0.08 -0.56!, -0.06 -0.84, 0.06 -1.1!, 0.24 -1.04!, 0.12 -0.82, 0.1 -0.56!'), {
        pigment: 'leaf',
        tone: 0.5,
        line: inner * 1.2,
      });
    }),
};
