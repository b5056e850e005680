import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A crochet hook: a steel shaft that ends in its hook, set in a handle with a rest for the thumb. */
export const crochetHook: Motif = {
  name: 'crochet-hook',
  tinted: ['violet'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: 0.62 });
      const { inner, detail } = pen.weight;
      pen.fill(shaft, {
        pigment: 'steel',
        tone: (x) => clamp(0.1 + 5 * Math.max(0, x + 0.02)),
        line: inner * 1.1,
      });
      pen.stroke(traced('-0.03 -1.1, -0.035 -0.7, -0.03 -0.3'), detail * 1.2, { taper: 0.4 });
      pen.fill(handle, {
        pigment: 'violet',
        tone: (x) => clamp(0.08 + 3.4 * Math.max(0, x + 0.03)),
        line: inner * 1.2,
      });
      pen.fill(
        outlined('0 0.1, 0.07 0.18, 0.08 0.34, 0.05 0.48, 0 0.54, -0.05 0.48, -0.08 0.34, -0.07 0.18'),
        {
          pigment: 'violet',
          tone: 0,
          line: inner,
        },
      );
      for (const y of [0.78, 0.88, 1.3]) pen.stroke(traced(`-0.13 ${y}, 0 ${y + 0.03}, 0.13 ${y}`), inner);
    }),
};

const shaft = outlined(
  '-0.08 0!, -0.075 -1.0, -0.09 -1.3, -0.07 -1.5, 0.0 -1.6, 0.1 -1.54, 0.17 -1.4!, 0.14 -1.28!, 0.06 -1.36!, 0.02 -1.3, 0.03 -1.2, 0.075 -1.06, 0.08 0!',
);
const handle = outlined(
  '-0.09 -0.08!, 0.09 -0.08!, 0.16 0.1, 0.17 0.36, 0.13 0.6, 0.15 0.9, 0.17 1.2, 0.14 1.44, 0.06 1.54, -0.06 1.54, -0.14 1.44, -0.17 1.2, -0.15 0.9, -0.13 0.6, -0.17 0.36, -0.16 0.1',
);
