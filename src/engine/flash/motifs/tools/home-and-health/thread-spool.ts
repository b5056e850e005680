import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A wooden spool wound with thread, whose end hangs loose. */
export const threadSpool: Motif = {
  name: 'thread-spool',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        const round = (x: number) =>
          clamp(0.08 + 0.8 * smoothstep(0.05, 0.6, x) + 0.3 * smoothstep(-0.4, -0.65, x));
        pen.stroke(traced('0.5 0.42, 0.9 0.5, 1.06 0.86, 0.86 1.16, 0.98 1.44, 1.24 1.5', 10), inner * 2.2);
        pen.fill(symmetric('0 0.7!, 0.5 0.66!, 0.7 0.94!, 0.68 1.1, 0.4 1.2, 0 1.23'), {
          pigment: 'wood',
          tone: round,
          line: inner * 1.3,
        });
        pen.stroke(traced('-0.7 0.95, -0.4 1.04, 0 1.07, 0.4 1.04, 0.7 0.95'), detail * 1.6);
        pen.fill(symmetric('0 -0.66!, 0.46 -0.66!, 0.56 -0.3, 0.58 0.1, 0.54 0.5, 0.48 0.74!, 0 0.82'), {
          pigment: 'petal',
          tone: round,
          line: inner * 1.3,
        });
        for (const y of steps(13, -0.56, 0.7)) {
          const half = 0.5 + 0.07 * Math.cos((y - 0.08) * 2.2);
          pen.stroke(
            traced(
              `${-half} ${y - 0.05}, ${-half * 0.5} ${y + 0.03}, ${half * 0.5} ${y + 0.06}, ${half} ${y + 0.02}`,
            ),
            inner,
          );
        }
        pen.fill(
          outlined(
            '-0.7 -1.0!, 0.7 -1.0!, 0.68 -0.84, 0.48 -0.6!, 0.2 -0.54, -0.2 -0.54, -0.48 -0.6!, -0.68 -0.84',
          ),
          {
            pigment: 'wood',
            tone: round,
            line: inner * 1.2,
          },
        );
        pen.fill(ellipse([0, -1.0], 0.7, 0.2, 44), { pigment: 'wood', tone: 0.1, line: inner * 1.2 });
        pen.fill(ellipse([0, -1.0], 0.17, 0.055, 26), { black: 'always', tone: 1 });
        pen.stroke(traced('-0.5 -1.0, -0.3 -1.09, 0 -1.12'), detail * 1.4, { taper: 0.4 });
      },
      { silhouette: 'fills-and-lines' },
    ),
};
