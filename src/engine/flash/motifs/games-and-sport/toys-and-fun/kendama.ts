import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A kendama: a stick with its cups and its spike, and the ball on a string beside it. */
export const kendama: Motif = {
  name: 'kendama',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.stroke(traced(string, 12), inner * 1.6);
      pen.fill(outlined('-0.42 -0.5!, -0.34 -1.1, -0.3 -1.5!, -0.26 -1.1, -0.18 -0.5!'), {
        pigment: 'wood',
        tone: (x) => clamp(0.2 + 2.4 * (x + 0.3)),
        line: inner * 1.2,
      });
      pen.fill(
        outlined(
          '-0.44 -0.36!, -0.16 -0.36!, -0.17 0.4, -0.1 0.8, -0.06 1.02!, 0.08 1.16, 0.06 1.3!, -0.66 1.3!, -0.68 1.16, -0.54 1.02!, -0.5 0.8, -0.43 0.4',
        ),
        { pigment: 'wood', tone: (x) => clamp(0.2 + 1.6 * (x + 0.3)), line: inner * 1.2 },
      );
      for (const y of [0.86, 1.02])
        pen.stroke(traced(`-0.52 ${y}, -0.3 ${y + 0.05}, -0.08 ${y}`), detail * 1.5);
      pen.fill(
        outlined(
          '-1.06 -0.9!, -0.86 -0.84, -0.62 -0.64, -0.42 -0.56, -0.18 -0.56, 0.02 -0.62, 0.2 -0.76, 0.36 -0.8!, 0.36 -0.14!, 0.2 -0.18, 0.02 -0.32, -0.18 -0.38, -0.42 -0.38, -0.62 -0.3, -0.86 -0.1, -1.06 -0.04!',
        ),
        {
          pigment: 'wood',
          tone: (x, y) => clamp(0.25 + 0.25 * (x + 0.3) + 0.8 * (y + 0.45)),
          line: inner * 1.2,
        },
      );
      for (const [x, radius] of [
        [-1.06, 0.43],
        [0.36, 0.33],
      ] as const) {
        pen.fill(ellipse([x, -0.47], radius * 0.3, radius, 36), {
          pigment: 'wood',
          tone: 0.1,
          line: inner * 1.2,
        });
        pen.fill(ellipse([x, -0.47], radius * 0.19, radius * 0.74, 32), {
          pigment: 'wood',
          tone: 0.85,
          line: inner,
        });
      }
    });
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.fill(circle([0.92, 0.66], 0.52, 60), {
          pigment: 'petal',
          tone: ballShader([0.92, 0.66], 0.52, 0.9),
          line: inner * 1.2,
        });
        pen.fill(ellipse([0.84, 1.0], 0.16, 0.1, 28), { pigment: 'dark', black: 'always' });
        pen.stroke(traced('0.56 0.6, 0.64 0.4, 0.8 0.28'), inner * 2, { isErasing: true, taper: 0.4 });
      },
      { contour: 0.9 },
    );
  },
};

const string = '-0.28 -0.1, 0.1 0.1, 0.3 -0.1, 0.62 -0.24, 0.94 -0.08, 0.94 0.3';
