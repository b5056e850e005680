import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** Ice on a stick, bitten into and dripping. */
export const icePop: Motif = {
  name: 'ice-pop',
  tinted: ['blush'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.24 });
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.14 0.6!, 0.14 0.6!, 0.14 1.36, 0.1 1.48, 0 1.52, -0.1 1.48, -0.14 1.36'), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.2 + 2 * x + 0.5 * (1 - y)),
        line: inner * 1.4,
      });
      pen.stroke(traced('-0.03 1.0, -0.02 1.34'), detail * 1.4, { taper: 0.5 });
      pen.fill(
        outlined(
          '-0.62 0.74!, -0.62 -0.8, -0.5 -1.16, -0.2 -1.34, 0.08 -1.36!, 0.06 -1.18, 0.2 -1.1!, 0.2 -0.94, 0.36 -0.9!, 0.42 -0.74, 0.62 -0.72!, 0.62 0.74!, 0.54 0.86, 0.46 0.84, 0.42 1.02, 0.34 1.12, 0.26 1.02, 0.24 0.86, -0.3 0.86, -0.36 0.98, -0.46 0.96, -0.5 0.84',
        ),
        { pigment: 'blush', tone: (x, y) => clamp(0.1 + 0.55 * x + 0.3 * y), line: inner * 1.5 },
      );
      for (const x of [-0.22, 0.22]) {
        const top = x < 0 ? -0.9 : -0.56;
        pen.fill(
          outlined(
            `${x - 0.1} ${top + 0.1}, ${x} ${top}, ${x + 0.1} ${top + 0.1}, ${x + 0.1} 0.48, ${x} 0.58, ${x - 0.1} 0.48`,
          ),
          { pigment: 'petalLight', tone: (px) => clamp(0.5 - 2.5 * (px - x)), line: inner * 1.1 },
        );
      }
      pen.stroke(traced('-0.5 -0.2, -0.5 -0.76, -0.38 -1.04'), inner * 2, { isErasing: true, taper: 0.4 });
      pen.fill(outlined('0.34 1.24!, 0.42 1.42, 0.34 1.52, 0.26 1.42'), {
        pigment: 'blush',
        tone: 0.15,
        line: inner * 1.2,
      });
    }),
};
