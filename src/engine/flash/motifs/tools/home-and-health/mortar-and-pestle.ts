import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A mortar on its foot, the pestle leaning in it. */
export const mortarAndPestle: Motif = {
  name: 'mortar-and-pestle',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(ellipse([0, -0.2], 0.9, 0.2, 52), { pigment: 'wood', tone: 0.2, line: inner * 1.2 });
      pen.fill(ellipse([0, -0.18], 0.78, 0.145, 48), {
        pigment: 'dark',
        tone: 0.8,
        black: 'uncolored',
        line: inner,
      });
      const stick = pen.at({ at: [0.1, -0.2], angleRad: 0.6 });
      stick.fill(pestle, {
        pigment: 'bone',
        tone: (x) => clamp(0.05 + 3 * Math.max(0, x)),
        line: inner * 1.2,
      });
      stick.stroke(traced('-0.1 -1.0, 0 -0.97, 0.1 -1.0'), detail * 1.4);
      pen.fill(bowl, {
        pigment: 'wood',
        tone: (x, y) =>
          clamp(
            0.1 +
              0.75 * smoothstep(0.05, 0.85, x) +
              0.3 * smoothstep(-0.6, -0.9, x) +
              0.15 * smoothstep(0.3, 1, y),
          ),
        line: inner * 1.3,
      });
      pen.stroke(traced('-0.87 -0.02, -0.5 0.12, 0 0.16, 0.5 0.12, 0.87 -0.02'), inner);
      pen.stroke(traced('-0.3 0.76, 0 0.8, 0.3 0.76'), inner);
      pen.stroke(traced('-0.5 1.04, 0 1.1, 0.5 1.04'), detail * 1.4);
    }),
};

/** Its rim is drawn before the pestle, which stands in it. */
const bowl = symmetric(
  '0 0.0, 0.5 -0.04, 0.9 -0.2!, 0.9 -0.02!, 0.84 0.02!, 0.8 0.3, 0.62 0.58, 0.3 0.74!, 0.3 0.86!, 0.5 0.98, 0.58 1.1!, 0.4 1.16, 0 1.18',
);
const pestle = outlined(
  '-0.09 0.3!, -0.08 -0.6, -0.12 -0.94, -0.1 -1.12, 0 -1.18, 0.1 -1.12, 0.12 -0.94, 0.08 -0.6, 0.09 0.3!',
);
