import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A triangle of rice in its strip of seaweed. */
export const onigiri: Motif = {
  name: 'onigiri',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        symmetric(
          '0 -1.08, 0.24 -1.0, 0.46 -0.74, 0.8 -0.16, 1.1 0.4, 1.12 0.72, 0.9 0.92, 0.5 0.96, 0 0.98',
        ),
        {
          pigment: 'foam',
          tone: (x, y) => clamp(0.03 + 0.4 * x + 0.3 * y),
          line: inner * 1.5,
        },
      );
      for (const [x, y, angleRad] of grains)
        pen.at({ at: [x, y], angleRad }).stroke(traced('-0.07 0, 0 -0.035, 0.07 0'), inner, { taper: 0.3 });
      pen.fill(outlined('-0.46 0.26!, 0 0.22, 0.46 0.26!, 0.5 1.0!, 0 1.04, -0.5 1.0!'), {
        pigment: 'dark',
        black: 'uncolored',
        tone: (x, y) => clamp(0.4 + 0.4 * x + 0.2 * y),
        line: inner * 1.4,
      });
      for (const vein of ['-0.32 0.4, -0.34 0.74', '-0.1 0.5, -0.08 0.86', '0.2 0.42, 0.22 0.66'])
        pen.stroke(traced(vein), detail * 1.4, { isErasing: true, taper: 0.4 });
    }),
};

const grains = [
  [0, -0.8, 0.3],
  [-0.2, -0.5, -0.5],
  [0.2, -0.46, 0.6],
  [0, -0.16, -0.2],
  [-0.44, -0.1, 0.5],
  [0.46, -0.06, -0.6],
  [-0.66, 0.26, -0.3],
  [0.68, 0.28, 0.4],
  [-0.84, 0.6, 0.5],
  [0.86, 0.62, -0.4],
  [-0.64, 0.8, 0.1],
  [0.66, 0.84, -0.1],
  [-0.24, 0.1, 0.6],
  [0.28, 0.1, 0.1],
] as const;
