import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawFoliage } from '../../parts/plants/foliage.ts';

/** An old tree with a round crown and spreading roots. */
export const tree: Motif = {
  name: 'tree',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      for (const [x, y, rx, ry] of back) drawFoliage(pen, [x, y], rx, ry);
      pen.fill(trunk, {
        pigment: 'wood',
        tone: (x, y) => clamp(0.15 + 0.7 * smoothstep(-0.05, 0.2, x) + 0.3 * smoothstep(0.2, -0.2, y)),
        line: inner * 1.1,
      });
      drawBothSides(pen, (side) => {
        for (const bark of [
          '0.04 0.0, 0.06 0.3, 0.12 0.6',
          '0.0 0.1, 0.02 0.4, 0 0.66',
          '0.2 0.74, 0.4 0.84, 0.7 0.86',
          '0.1 0.8, 0.16 0.98, 0.3 1.1',
          '0.14 -0.1, 0.24 -0.24, 0.4 -0.32',
        ])
          side.stroke(traced(bark), detail * 1.1, { taper: 0.4 });
      });
      for (const [x, y, rx, ry] of front) drawFoliage(pen, [x, y], rx, ry);
    });
  },
};

const back = [
  [-0.72, -0.3, 0.36, 0.26],
  [0.74, -0.32, 0.36, 0.26],
  [-0.44, -0.74, 0.4, 0.3],
  [0.46, -0.76, 0.4, 0.3],
  [0, -0.98, 0.42, 0.3],
  [0, -0.5, 0.5, 0.34],
] as const;
const front = [
  [-0.5, -0.42, 0.3, 0.2],
  [0.48, -0.46, 0.3, 0.2],
  [-0.02, -0.66, 0.32, 0.22],
  [-0.86, -0.12, 0.24, 0.17],
  [0.88, -0.14, 0.24, 0.17],
] as const;
const trunk = outlined(
  '-0.14 0.5, -0.12 0.16, -0.24 -0.1, -0.62 -0.28!, -0.56 -0.34!, -0.24 -0.22, -0.1 -0.12, -0.12 -0.5!, 0.02 -0.5!, 0.06 -0.14, 0.22 -0.26, 0.58 -0.4!, 0.64 -0.32!, 0.28 -0.1, 0.14 0.14, 0.15 0.5, 0.26 0.72, 0.56 0.8, 0.98 0.86!, 0.66 0.92, 0.42 0.92, 0.6 1.08, 0.74 1.24!, 0.44 1.12, 0.24 0.98, 0.16 1.16, 0.1 1.4!, 0 1.16, -0.04 1.0, -0.16 1.18, -0.36 1.32!, -0.26 1.1, -0.24 0.96, -0.5 1.04, -0.86 1.14!, -0.62 0.94, -0.44 0.88, -0.7 0.86, -1.0 0.82!, -0.56 0.76, -0.26 0.7',
);
