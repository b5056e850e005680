import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A wedge of cheese full of holes. */
export const cheese: Motif = {
  name: 'cheese',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-1.36 0.1!, 0.5 -0.86!, 0.94 -0.66, 1.2 -0.3, 1.3 0.06!'), {
        pigment: 'moon',
        tone: (x) => clamp(0.06 + 0.12 * x),
        line: inner * 1.4,
      });
      pen.fill(outlined('-1.36 0.1!, 1.3 0.06!, 1.3 0.9!, -1.36 0.98!'), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.28 * x + 0.3 * (y - 0.4)),
        line: inner * 1.5,
      });
      for (const [x, y, radiusX, radiusY] of holes) {
        pen.fill(ellipse([x, y], radiusX, radiusY, 34), { pigment: 'ember', tone: 0.55, line: inner * 1.2 });
        pen.fill(ellipse([x + radiusX * 0.14, y + radiusY * 0.2], radiusX * 0.68, radiusY * 0.64, 28), {
          pigment: 'ember',
          tone: 0.1,
        });
      }
      // A hole cut open by the upper edge and one by the lower one.
      pen.fill(outlined('0.5 0.07!, 0.56 0.24, 0.74 0.3, 0.9 0.22, 0.96 0.07!'), {
        pigment: 'ember',
        tone: 0.5,
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.14 0.94!, -0.06 0.78, 0.12 0.74, 0.26 0.82, 0.3 0.93!'), {
        pigment: 'ember',
        tone: 0.5,
        line: inner * 1.2,
      });
      pen.stroke(traced('-1.24 0.22, -0.8 0.21, -0.36 0.2'), inner * 1.6, { isErasing: true, taper: 0.3 });
      for (const line of ['0.78 -0.5, 0.98 -0.26', '-0.9 -0.02, -0.5 -0.22'])
        pen.stroke(traced(line), detail * 1.4, { taper: 0.4 });
    }),
};

const holes = [
  [-0.72, 0.6, 0.24, 0.22],
  [0.2, 0.42, 0.16, 0.15],
  [0.78, 0.62, 0.2, 0.19],
  [-0.28, 0.36, 0.1, 0.1],
  [-1.14, 0.48, 0.09, 0.12],
  [0.42, 0.76, 0.07, 0.07],
  [0.3, -0.34, 0.2, 0.12],
  [0.86, -0.14, 0.12, 0.07],
  [-0.3, -0.08, 0.13, 0.07],
] as const;
