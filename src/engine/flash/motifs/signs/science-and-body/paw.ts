import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Polygon } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** The print of a paw: a pad and four toes. */
export const paw = printed(
  'paw',
  symmetric('0 -0.04, 0.24 0.02, 0.42 0.26, 0.64 0.5, 0.66 0.78, 0.46 0.94, 0.22 0.88, 0 0.82'),
);
/** A print whose pad is a heart. */
export const heartPaw = printed(
  'heart-paw',
  symmetric('0 0.22!, 0.12 0.08, 0.3 0.05, 0.48 0.14, 0.54 0.34, 0.45 0.58, 0.26 0.8, 0 1.0!'),
);

function printed(name: string, pad: Polygon): Motif {
  return {
    name,
    tinted: ['dark'],
    draw(canvas) {
      canvas.layer((pen) => {
        const look = { pigment: 'dark', black: 'uncolored', line: pen.weight.inner } as const;
        pen.fill(pad, { ...look, tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(-0.1, 0.8, x + y)) });
        for (const [x, y, width, height, angleRad] of toes)
          pen.at({ at: [x, y], angleRad }).fill(ellipse([0, 0], width, height, 36), {
            ...look,
            tone: (px, py) => clamp(0.3 + 1.4 * (px + 0.5 * py)),
          });
      });
    },
  };
}

const toes = [
  [-0.74, 0.02, 0.19, 0.28, -0.5],
  [-0.28, -0.44, 0.21, 0.31, -0.12],
  [0.28, -0.44, 0.21, 0.31, 0.12],
  [0.74, 0.02, 0.19, 0.28, 0.5],
] as const;
