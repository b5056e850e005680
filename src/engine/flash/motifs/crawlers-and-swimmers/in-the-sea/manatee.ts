import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A manatee from the side: a stout round body, a wrinkled snout, a paddle for a tail. */
export const manatee: Motif = {
  name: 'manatee',
  tinted: ['grey'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(outlined('-0.3 0.34!, -0.2 0.6, -0.02 0.8, 0.16 0.84, 0.18 0.7, 0.06 0.5, -0.04 0.3!'), {
        pigment: 'grey',
        tone: 0.7,
        line: inner * 1.1,
      });
      pen.fill(tail, {
        pigment: 'grey',
        tone: (x, y) => clamp(0.25 + 0.5 * smoothstep(0.3, 0.9, y) + 0.2 * (x - 1)),
        line: inner * 1.2,
      });
      for (const fold of [
        '1.1 0.52, 1.3 0.64, 1.46 0.72',
        '1.06 0.64, 1.2 0.8, 1.3 0.92',
        '1.16 0.42, 1.38 0.5, 1.54 0.52',
      ])
        pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
      pen.fill(body, {
        pigment: 'grey',
        tone: (x, y) =>
          clamp(0.06 + 0.75 * smoothstep(0.0, 0.52, y - 0.16 * x) + 0.15 * smoothstep(0.6, 1.1, x)),
        line: inner * 1.3,
      });
      pen.fill(muzzle, {
        pigment: 'grey',
        tone: (x, y) => clamp(0.1 + 0.9 * (y - 0.2) + 0.2 * (x + 1.2)),
        line: inner * 1.1,
      });
      pen.fill(flipper, {
        pigment: 'grey',
        tone: (x, y) => clamp(0.2 + 0.6 * (y - 0.4) - 0.3 * x),
        line: inner * 1.2,
      });
      for (const nail of ['-0.62 0.98, -0.6 0.91', '-0.54 1.0, -0.52 0.93', '-0.46 0.99, -0.46 0.92'])
        pen.stroke(traced(nail), inner);
      pen.fill(outlined('-1.34 0.02, -1.28 -0.02, -1.24 0.03, -1.3 0.07'), { black: 'always' });
      pen.stroke(traced('-1.38 0.36, -1.22 0.4, -1.1 0.34, -1.02 0.26'), inner * 1.2, { taper: 0.3 });
      pen.dot([-0.96, -0.1], inner * 2);
      for (const line of [
        '-1.06 -0.14, -0.98 -0.22, -0.88 -0.18',
        '-0.9 0.02, -0.86 0.0, -0.82 -0.04',
        '-0.7 -0.36, -0.64 -0.16, -0.7 0.08',
        '-0.6 -0.3, -0.54 -0.12',
        '-0.76 0.3, -0.66 0.36, -0.6 0.46',
        '0.3 -0.4, 0.4 -0.24, 0.42 -0.06',
        '0.6 -0.26, 0.68 -0.12',
      ])
        pen.stroke(traced(line), detail * 1.4, { taper: 0.4 });
      if (pen.hasDetail)
        for (const at of [
          [-1.3, 0.2],
          [-1.22, 0.14],
          [-1.16, 0.24],
          [-1.26, 0.28],
          [-1.1, 0.14],
        ] as const)
          pen.dot(at, detail * 1.1);
    }),
};

const body = outlined(
  '-1.38 0.0, -1.2 -0.14, -1.04 -0.3, -0.8 -0.4, -0.5 -0.5, -0.1 -0.6, 0.36 -0.52, 0.8 -0.22, 1.08 0.12, 1.24 0.42, 1.2 0.6, 1.02 0.62, 0.7 0.54, 0.3 0.56, -0.1 0.58, -0.5 0.5, -0.8 0.42, -1.04 0.4, -1.3 0.36, -1.44 0.2',
);
const muzzle = outlined(
  '-1.44 0.16, -1.4 0.0, -1.26 -0.06, -1.1 0.02, -1.04 0.2, -1.1 0.36, -1.22 0.42, -1.38 0.38',
);
const tail = outlined(
  '1.02 0.3!, 1.28 0.36, 1.56 0.4, 1.7 0.62, 1.62 0.92, 1.4 1.06, 1.16 1.0, 1.0 0.78, 0.96 0.56!',
);
const flipper = outlined(
  '-0.66 0.32!, -0.42 0.34!, -0.36 0.56, -0.38 0.84, -0.46 1.02, -0.58 1.03, -0.68 0.92, -0.7 0.6',
);
