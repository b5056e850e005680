import { spiral } from '../../geometry/curve.ts';
import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { traced } from '../../geometry/traced.ts';
import type { Motif } from '../motif.ts';

/** Smoke that rises in curled puffs, the youngest lowest. */
export const smoke: Motif = {
  name: 'smoke',
  tinted: ['cloud'],
  draw(easel) {
    easel.layer(
      (pen) => {
        const { inner } = pen.weight;
        for (const [x, y, radius, turn] of puffs) {
          pen.cell(circle([x, y], radius, 56), {
            pigment: 'cloud',
            tone: (px, py) => clamp(0.04 + 0.85 * smoothstep(-0.2, 1.2, (0.5 * (px - x) + py - y) / radius)),
            line: inner,
          });
          pen.stroke(
            spiral([x, y], turn * 1.2, radius * 0.78, radius * 0.12, turn * 1.1, 34),
            (t) => inner * (1 - 0.5 * t),
            {
              taper: 0.25,
            },
          );
        }
        for (const wisp of wisps) pen.stroke(traced(wisp), inner, { taper: 0.5 });
      },
      { silhouette: 'cells-and-lines' },
    );
  },
};

const puffs = [
  [-0.42, -0.98, 0.22, -1],
  [0.5, -0.74, 0.26, 1],
  [0.1, -0.86, 0.36, 1],
  [-0.3, -0.56, 0.32, -1],
  [0.22, -0.36, 0.3, 1],
  [-0.16, -0.12, 0.24, -1],
  [0.16, 0.1, 0.2, 1],
  [-0.1, 0.3, 0.16, -1],
  [0.06, 0.5, 0.12, 1],
] as const;
const wisps = [
  '0 1.1, -0.08 0.9, 0.1 0.74, 0.02 0.6',
  '0.1 1.0, 0.04 0.88, 0.18 0.7',
  '-0.66 -1.1, -0.8 -0.98, -0.7 -0.86',
  '0.72 -0.96, 0.86 -0.8, 0.8 -0.64',
];
