import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A dome of clear glass on a turned foot; empty, as others stand under it. */
export const bellJar: Motif = {
  name: 'bell-jar',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(circle([0, -1.02], 0.1, 26), { pigment: 'foam', tone: 0.15, line: inner });
      pen.fill(symmetric('0 -0.92, 0.36 -0.84, 0.62 -0.52, 0.7 -0.1, 0.7 0.8!, 0 0.86'), {
        pigment: 'foam',
        tone: (x) => clamp(0.03 + 0.4 * smoothstep(0.4, 0.7, Math.abs(x))),
        line: inner * 1.2,
      });
      drawGleams(pen, ['-0.56 -0.36, -0.6 0, -0.58 0.5', '-0.36 -0.68, -0.48 -0.52'], inner);
      pen.stroke(traced('0.56 0.56, 0.58 0.2, 0.56 -0.1'), detail * 1.3, { taper: 0.5 });
      for (const step of [
        '-0.84 0.8!, 0.84 0.8!, 0.86 0.92!, -0.86 0.92!',
        '-0.94 0.92!, 0.94 0.92!, 0.98 1.08!, -0.98 1.08!',
      ])
        pen.fill(outlined(step), {
          pigment: 'wood',
          tone: (x, y) => clamp(0.25 + 0.4 * x + 0.8 * (y - 0.8)),
          line: inner * 1.1,
        });
    });
  },
};
