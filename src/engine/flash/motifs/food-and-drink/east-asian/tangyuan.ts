import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A bowl of round rice dumplings in their soup, one bitten open on its black sesame. */
export const tangyuan: Motif = {
  name: 'tangyuan',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(ellipse([0, -0.14], 1.3, 0.44, 80), { pigment: 'foam', tone: 0.05, line: inner * 1.3 });
      pen.fill(ellipse([0, -0.12], 1.16, 0.36, 76), { pigment: 'scroll', tone: 0.3, line: inner });
      for (const [x, y, radius] of balls)
        pen.fill(circle([x, y], radius, 48), {
          pigment: 'foam',
          tone: ballShader([x, y], radius, 0.5),
          line: inner * 1.2,
        });
      pen.fill(outlined(sesame), { pigment: 'dark', black: 'always' });
      pen.stroke(traced('0.02 -0.3, 0.12 -0.36, 0.22 -0.32'), detail * 1.4, { isErasing: true });
      pen.fill(symmetric(bowl), {
        pigment: 'water',
        tone: (x, y) => clamp(0.1 + 0.4 * x + 0.4 * (y - 0.4)),
        line: inner * 1.4,
      });
      pen.fill(symmetric('0 1.02!, 0.5 0.98!, 0.54 1.22!, 0 1.26!'), {
        pigment: 'water',
        tone: (x) => clamp(0.35 + 0.5 * x),
        line: inner * 1.2,
      });
      for (const x of [-0.72, -0.36, 0, 0.36, 0.72])
        pen.fill(ellipse([x, 0.56 + 0.1 * (1 - x * x)], 0.13, 0.13, 24), {
          pigment: 'foam',
          tone: 0.05,
          line: inner,
        });
    }),
};

/** The lower edge of the opening in the middle ball, bitten into it. */
const sesame =
  '-0.08 -0.28!, 0.0 -0.42, 0.12 -0.46, 0.26 -0.4, 0.34 -0.24!, 0.24 -0.16, 0.1 -0.14, -0.02 -0.18';
const bowl = '0 0.3, 0.6 0.24, 1.1 0.06, 1.3 -0.12!, 1.26 0.3, 1.0 0.74, 0.6 1.0, 0 1.06';
const balls: readonly (readonly [number, number, number])[] = [
  [-0.28, -0.38, 0.3],
  [0.4, -0.4, 0.28],
  [-0.72, -0.22, 0.3],
  [0.78, -0.2, 0.3],
  [0.12, -0.18, 0.34],
  [-0.34, -0.04, 0.3],
];
