import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A heart as anatomists draw it, its vessels cut. */
export const anatomicalHeart: Motif = {
  name: 'anatomical-heart',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(vein, { pigment: 'water', tone: (x) => clamp(0.2 + 2 * (x + 0.5)), line: inner });
      pen.fill(ellipse([-0.4, -1.06], 0.12, 0.055), { black: 'always', tone: 1, line: inner });
      for (const branch of branches) pen.fill(outlined(branch), { pigment: 'petal', tone: 0.4, line: inner });
      pen.fill(aorta, {
        pigment: 'petalLight',
        tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0, 0.4, x) + 0.3 * smoothstep(-0.7, -0.3, y)),
        line: inner * 1.1,
      });
      for (const [x, y, turn] of [
        [-0.12, -1.2, 0],
        [0.08, -1.24, 0],
        [0.27, -1.16, 0.3],
      ] as const)
        pen.fill(
          ellipse([0, 0], 0.07, 0.035).map(
            ([u, v]) => [x + u * Math.cos(turn), y + v + u * Math.sin(turn)] as const,
          ),
          { black: 'always', tone: 1 },
        );
      pen.fill(pulmonary, {
        pigment: 'water',
        tone: (_, y) => clamp(0.15 + 0.7 * smoothstep(-0.6, -0.2, y)),
        line: inner,
      });
      pen.fill(muscle, {
        pigment: 'petal',
        tone: (x, y) =>
          clamp(0.1 + 0.7 * smoothstep(0.1, 0.7, x + 0.35 * y) + 0.35 * smoothstep(-0.4, -0.7, x)),
        line: inner * 1.1,
      });
      pen.fill(auricle, { pigment: 'petalLight', tone: (x) => clamp(0.5 - x * 0.6 - 0.3), line: inner });
      for (const line of arteries) pen.stroke(traced(line), (t) => inner * (1.2 - 0.8 * t));
      for (const line of fibres) pen.stroke(traced(line), detail, { taper: 0.5 });
    });
  },
};

const muscle = outlined(
  '-0.56 -0.26, -0.3 -0.42, 0.1 -0.4, 0.46 -0.3, 0.68 0.02, 0.7 0.4, 0.5 0.82, 0.22 1.14, 0 1.2, -0.24 1.02, -0.5 0.66, -0.68 0.26, -0.7 -0.06',
);
const auricle = outlined(
  '-0.62 -0.3, -0.44 -0.46, -0.24 -0.4, -0.2 -0.2, -0.34 -0.02, -0.5 0.06, -0.68 -0.08',
);
const vein = outlined('-0.52 -1.06!, -0.28 -1.06!, -0.26 -0.7, -0.24 -0.3!, -0.56 -0.3!, -0.54 -0.7');
const aorta = outlined(
  '-0.2 -0.34!, -0.24 -0.66, -0.16 -0.96, 0.1 -1.08, 0.4 -0.94, 0.54 -0.66, 0.52 -0.46!, 0.34 -0.5!, 0.3 -0.68, 0.14 -0.74, 0.06 -0.6, 0.1 -0.34!',
);
const branches = [
  '-0.19 -1.2!, -0.05 -1.2!, -0.05 -0.94!, -0.2 -0.86!',
  '0.01 -1.24!, 0.15 -1.24!, 0.16 -0.98!, 0.0 -0.98!',
  '0.2 -1.18!, 0.34 -1.12!, 0.34 -0.9!, 0.2 -0.96!',
];
const pulmonary = outlined('0.02 -0.3!, 0.08 -0.54, 0.3 -0.6, 0.62 -0.64!, 0.7 -0.46!, 0.5 -0.4, 0.4 -0.24!');
const arteries = [
  '0.16 -0.36, 0.1 -0.04, 0.16 0.36, 0.1 0.76, 0.04 1.08',
  '0.12 0.02, 0.36 0.14, 0.5 0.4',
  '0.15 0.3, 0.34 0.46, 0.4 0.7',
  '0.12 0.2, -0.1 0.36, -0.2 0.6',
  '-0.3 -0.04, -0.44 0.26, -0.4 0.5',
  '0.13 0.56, -0.04 0.7, -0.1 0.86',
];
const fibres = [
  '-0.56 0.1, -0.5 0.36, -0.36 0.62',
  '0.5 -0.1, 0.6 0.16, 0.58 0.4',
  '-0.06 -0.26, -0.1 0, -0.2 0.2',
  '0.3 -0.2, 0.38 -0.02, 0.5 0.08',
  '0.26 0.8, 0.34 0.7, 0.44 0.6',
];
