import { clamp } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A skillet of cast iron, seen from above. */
export const skillet: Motif = {
  name: 'skillet',
  tinted: ['dark'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.7 });
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined('-0.13 0.7!, 0.13 0.7!, 0.12 1.4, 0.15 1.72, 0.08 1.86, -0.08 1.86, -0.15 1.72, -0.12 1.4'),
        {
          pigment: 'dark',
          tone: (x) => clamp(0.35 + 2.6 * x),
          line: inner * 1.2,
        },
      );
      pen.fill(outlined('0 1.56!, 0.06 1.66, 0.05 1.75, 0 1.79, -0.05 1.75, -0.06 1.66'), {
        pigment: 'foam',
        tone: 0,
        line: inner,
      });
      for (const side of [-1, 1])
        pen.fill(outlined(`${side * 0.76} -0.2!, ${side * 0.96} 0!, ${side * 0.76} 0.2!`), {
          pigment: 'dark',
          tone: 0.5,
          line: inner,
        });
      pen.fill(circle([0, 0], 0.86, 64), {
        pigment: 'dark',
        tone: (x, y) => clamp(0.3 + 0.3 * (x + y)),
        line: inner * 1.3,
      });
      pen.fill(circle([0, 0], 0.72, 60), {
        pigment: 'grey',
        tone: (x, y) => clamp(0.45 - 0.35 * (x + y)),
        line: inner * 1.1,
      });
      for (const [radius, from, to] of [
        [0.62, 2.6, 4.0],
        [0.52, 2.9, 3.7],
        [0.8, 5.6, 6.6],
      ] as const)
        pen.stroke(arc([0, 0], radius, from - 0.7, to - 0.7), detail * 2, { isErasing: true, taper: 0.4 });
    }),
};
