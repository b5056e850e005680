import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A handlebar moustache, its ends waxed into curls. */
export const moustache: Motif = {
  name: 'mustache',
  tinted: ['wood'],
  draw: (canvas) =>
    canvas.layer((pen) =>
      drawBothSides(pen, (side) => {
        const { inner, detail } = side.weight;
        side.fill(half, {
          pigment: 'wood',
          tone: (x, y) => clamp(0.2 + 0.6 * smoothstep(0.05, 0.5, y) + 0.3 * smoothstep(0.3, 0, x)),
          line: inner * 1.2,
        });
        for (const hair of hairs) side.stroke(traced(hair), detail * 1.4, { taper: 0.5 });
      }),
    ),
};

const half = outlined(
  '0 -0.14!, 0.14 -0.32, 0.4 -0.36, 0.66 -0.16, 0.92 0.04, 1.18 0.02, 1.3 -0.16, 1.22 -0.3, 1.1 -0.26, 1.12 -0.16!, 1.02 -0.2, 1.02 -0.38, 1.2 -0.48, 1.4 -0.38, 1.48 -0.12, 1.36 0.2, 1.06 0.38, 0.7 0.42, 0.3 0.3, 0 0.1!',
);
const hairs = [
  '0.08 -0.12, 0.36 0.02, 0.7 0.2, 1.04 0.24',
  '0.12 -0.22, 0.4 -0.12, 0.7 0.06, 1.0 0.14',
  '0.2 -0.28, 0.42 -0.24, 0.66 -0.06',
  '0.06 0.04, 0.3 0.16, 0.6 0.3, 0.9 0.32',
  '1.06 0.14, 1.28 0.06, 1.4 -0.12, 1.34 -0.3',
];
