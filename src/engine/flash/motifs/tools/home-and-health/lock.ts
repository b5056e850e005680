import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A padlock, its shackle shut. */
export const lock: Motif = {
  name: 'lock',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        [
          symmetric('0 -1.12, 0.36 -1.02, 0.54 -0.74, 0.56 -0.2!, 0 -0.1!'),
          symmetric('0 -0.9, 0.24 -0.84, 0.35 -0.64, 0.36 -0.2!, 0 -0.14!'),
        ],
        {
          pigment: 'steel',
          tone: (x) => clamp(0.2 + 0.7 * smoothstep(-0.3, 0.5, x)),
          line: inner,
          rule: 'evenodd',
        },
      );
      pen.fill(symmetric('0 -0.26!, 0.7 -0.26!, 0.78 -0.16, 0.78 0.76, 0.66 0.92, 0 0.94!'), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(0, 1, x + 0.5 * y)),
        line: inner * 1.15,
      });
      for (const y of [-0.1, 0.78])
        pen.stroke(
          [
            [-0.72, y],
            [0.72, y],
          ],
          detail * 1.2,
        );
      for (const x of [-0.62, 0.62])
        for (const y of [0.02, 0.66])
          pen.fill(circle([x, y], 0.05, 16), { pigment: 'steel', tone: 0.3, line: detail });
      pen.fill(circle([0, 0.34], 0.3, 40), { pigment: 'steel', tone: 0.2, line: inner });
      pen.fill(circle([0, 0.27], 0.09, 20), { black: 'always', tone: 1 });
      pen.fill(outlined('-0.04 0.28!, 0.04 0.28!, 0.08 0.54!, -0.08 0.54!'), { black: 'always', tone: 1 });
    });
  },
};
