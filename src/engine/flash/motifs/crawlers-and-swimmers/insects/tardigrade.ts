import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A tardigrade from the side: a plump folded body on stubs with claws, a round mouth like a hose. */
export const tardigrade: Motif = {
  name: 'tardigrade',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const [x, y, tilt] of legs) {
        const leg = pen.at({ at: [x, y], angleRad: tilt });
        for (const claw of [
          '-0.1 0.4, -0.13 0.52, -0.08 0.58',
          '0 0.42, 0 0.55, 0.04 0.6',
          '0.1 0.4, 0.12 0.52, 0.18 0.56',
        ])
          leg.stroke(traced(claw), inner * 1.5, { taper: 0.4, tapering: 'end' });
        leg.fill(outlined('-0.2 -0.1!, -0.18 0.2, -0.13 0.4, 0 0.45, 0.13 0.4, 0.18 0.2, 0.2 -0.1!'), {
          pigment: 'ember',
          tone: (across) => clamp(0.3 + 1.6 * across),
          line: inner * 1.2,
        });
        leg.stroke(traced('-0.16 0.2, 0 0.25, 0.16 0.2'), detail * 1.3, { taper: 0.2 });
      }
      pen.fill(body, {
        pigment: 'ember',
        tone: (x, y) =>
          clamp(0.06 + 0.7 * smoothstep(-0.1, 0.5, y - 0.1 * x) + 0.15 * smoothstep(0.7, 1.1, x)),
        line: inner * 1.3,
      });
      for (const fold of folds) pen.stroke(traced(fold), inner * 1.1, { taper: 0.2 });
      pen.fill(outlined('-1.16 -0.3!, -1.34 -0.26, -1.46 -0.12, -1.48 0.06, -1.36 0.16, -1.14 0.18!'), {
        pigment: 'ember',
        tone: 0.2,
        line: inner * 1.2,
      });
      pen.fill(circle([-1.43, -0.03], 0.15, 26), { pigment: 'blush', tone: 0.2, line: inner * 1.1 });
      pen.fill(circle([-1.45, -0.03], 0.085, 20), { black: 'always', tone: 1 });
      pen.dot([-1.08, -0.2], inner * 2);
    }),
};

const body = outlined(
  '-1.24 -0.02, -1.2 -0.3, -1.0 -0.44, -0.8 -0.46!, -0.6 -0.58, -0.34 -0.58!, -0.1 -0.7, 0.2 -0.68!, 0.44 -0.72, 0.7 -0.56!, 0.96 -0.48, 1.16 -0.2, 1.2 0.14, 1.06 0.4, 0.7 0.48, 0.2 0.5, -0.3 0.46, -0.8 0.36, -1.14 0.22',
);
const folds = [
  '-0.8 -0.46, -0.72 -0.1, -0.8 0.32',
  '-0.34 -0.58, -0.24 -0.1, -0.34 0.42',
  '0.2 -0.68, 0.32 -0.1, 0.2 0.46',
  '0.7 -0.56, 0.8 -0.06, 0.66 0.44',
];
const legs = [
  [-0.84, 0.3, 0.3],
  [-0.3, 0.42, 0.12],
  [0.26, 0.46, -0.06],
  [0.96, 0.3, -0.7],
] as const;
