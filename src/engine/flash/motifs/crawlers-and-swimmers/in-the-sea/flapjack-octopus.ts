import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A flapjack octopus: small fins like ears, large eyes, short arms joined by a wide web. */
export const flapjackOctopus: Motif = {
  name: 'flapjack-octopus',
  tinted: ['petalLight', 'blush'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(underside, { pigment: 'petal', tone: 0.5, line: inner });
      drawBothSides(pen, (side) => {
        side.fill(ear, {
          pigment: 'petalLight',
          tone: (x, y) => clamp(0.2 + 0.6 * (x - 0.5) + 0.5 * (y + 0.9)),
          line: inner * 1.2,
        });
        side.stroke(traced('0.5 -0.64, 0.62 -0.74, 0.72 -0.78'), detail * 1.5, { taper: 0.3 });
      });
      pen.fill(body, {
        pigment: 'petalLight',
        tone: (x, y) =>
          clamp(0.06 + 0.5 * smoothstep(0.2, 1.1, Math.abs(x + 0.1)) + 0.35 * smoothstep(0.3, 0.8, y)),
        line: inner * 1.3,
      });
      drawBothSides(pen, (side) => {
        for (const rib of [
          '0.14 0.16, 0.16 0.42, 0.18 0.7',
          '0.4 0.1, 0.54 0.34, 0.6 0.62',
          '0.6 -0.06, 0.86 0.18, 1.0 0.46',
        ])
          side.stroke(traced(rib), inner, { taper: 0.4 });
        side.fill(circle([0.3, -0.2], 0.17, 28), { pigment: 'foam', tone: 0.05, line: inner * 1.1 });
        side.fill(circle([0.3, -0.18], 0.12, 24), { black: 'always', tone: 1 });
        side.fill(circle([0.26, -0.23], 0.04, 14), { color: [255, 255, 255], tone: 0 });
        side.fill(ellipse([0.5, 0.02], 0.09, 0.05, 18), { pigment: 'blush', tone: 0.1 });
      });
      for (const spot of [
        [-0.1, -0.66],
        [0.12, -0.6],
        [0.02, -0.48],
      ] as const)
        pen.dot(spot, detail * 1.8);
    }),
};

const body = symmetric(
  '0 -0.84, 0.28 -0.8, 0.5 -0.62, 0.6 -0.34, 0.72 -0.08, 0.98 0.16, 1.2 0.42, 1.26 0.62, 1.1 0.7!, 0.94 0.64, 0.8 0.68, 0.66 0.84!, 0.5 0.76, 0.36 0.78, 0.22 0.92!, 0.1 0.84, 0 0.82',
);
const underside = symmetric('0 0.6!, 1.1 0.5!, 1.16 0.74, 0.9 0.88, 0.6 0.98, 0.2 1.04, 0 1.04');
const ear = outlined('0.36 -0.58!, 0.5 -0.82, 0.7 -0.94, 0.84 -0.86, 0.82 -0.7, 0.68 -0.56, 0.5 -0.42!');
