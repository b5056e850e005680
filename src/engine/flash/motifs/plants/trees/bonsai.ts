import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawFoliage } from '../../parts/plants/foliage.ts';

/** A bonsai: a twisted trunk, pads of needles, a shallow pot. */
export const bonsai: Motif = {
  name: 'bonsai',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawFoliage(pen, [0.62, -0.02], 0.34, 0.15);
      pen.fill(trunk, {
        pigment: 'wood',
        tone: (x, y) => clamp(0.15 + 0.9 * smoothstep(-0.1, 0.2, x + 0.24 * Math.sin(3.2 * y))),
        line: inner * 1.1,
      });
      for (const bark of [
        '-0.12 0.66, -0.2 0.46, -0.06 0.28, 0.1 0.12',
        '0.02 0.68, -0.06 0.5, 0.06 0.34',
        '0.14 0.0, 0.08 -0.2, -0.1 -0.34',
        '0.22 0.12, 0.4 0.08, 0.5 0.08',
      ])
        pen.stroke(traced(bark), detail * 1.2, { taper: 0.4 });
      for (const [x, y, rx, ry] of pads) drawFoliage(pen, [x, y], rx, ry);
      pen.fill(outlined('-0.62 0.7!, 0.62 0.7!, 0.6 0.8!, -0.6 0.8!'), {
        pigment: 'water',
        tone: 0.15,
        line: inner,
      });
      pen.fill(outlined('-0.56 0.8!, 0.56 0.8!, 0.48 1.04!, -0.48 1.04!'), {
        pigment: 'water',
        tone: (x) => clamp(0.2 + 0.8 * smoothstep(-0.1, 0.5, x)),
        line: inner,
      });
      for (const x of [-0.36, 0.36])
        pen.fill(outlined(`${x - 0.12} 1.04!, ${x + 0.12} 1.04!, ${x + 0.09} 1.12!, ${x - 0.09} 1.12!`), {
          pigment: 'water',
          tone: 0.6,
          line: inner,
        });
      pen.stroke(traced('-0.4 0.92, -0.2 0.88, 0 0.94, 0.2 0.88, 0.4 0.92'), detail * 1.2, { taper: 0.3 });
    });
  },
};

const pads = [
  [-0.62, -0.3, 0.42, 0.18],
  [0.34, -0.46, 0.38, 0.17],
  [-0.12, -0.72, 0.4, 0.2],
  [-0.66, 0.12, 0.26, 0.12],
] as const;
const trunk = outlined(
  '-0.34 0.72!, -0.3 0.5, -0.24 0.34, -0.04 0.18, 0.04 0.02, -0.04 -0.16, -0.3 -0.26, -0.5 -0.28!, -0.3 -0.36, -0.2 -0.5, -0.16 -0.66!, -0.04 -0.62!, -0.04 -0.42, 0.1 -0.28, 0.32 -0.42!, 0.38 -0.36!, 0.22 -0.14, 0.24 0.02, 0.5 0.0!, 0.54 0.08!, 0.3 0.16, 0.14 0.34, 0.1 0.5, 0.22 0.66, 0.34 0.72!, 0.06 0.7, -0.1 0.72',
);
