import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A ripe pear: a long neck on a round belly, freckled, with its stalk and a leaf. */
export const pear: Motif = {
  name: 'pear',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(
          traced('0.0 -0.86, 0.04 -1.1, 0.16 -1.34', 8),
          (t) => pen.weight.contour * (0.9 + 0.5 * t),
        );
        drawLeaf(pen.at({ at: [0.06, -1.06], scale: 0.92, angleRad: 0.26 }), {
          width: 0.5,
          veins: 5,
          bend: 0.2,
        });
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(body, {
        pigment: 'gold',
        tone: (x, y) => clamp(0.9 * smoothstep(0.05, 0.8, x + 0.16 * y) + 0.3 * smoothstep(0.6, 1.1, y)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.44 0.06, -0.58 0.34, -0.52 0.62', 8), inner * 1.2, { taper: 0.5 });
      for (const [x, y] of freckles) pen.dot([x, y], detail * 0.9);
      pen.fill(outlined('-0.1 -0.86!, 0 -0.8, 0.1 -0.86!, 0.06 -0.94, -0.06 -0.94'), {
        pigment: 'wood',
        tone: 0.6,
        line: detail,
      });
      for (const sepal of ['0 1.0, 0.02 1.12', '-0.06 1.02, -0.14 1.1', '0.08 1.02, 0.16 1.1'])
        pen.stroke(traced(sepal), inner * 1.3);
    });
  },
};

const body = outlined(
  '0 -0.9, 0.22 -0.86, 0.32 -0.6, 0.38 -0.24, 0.62 0.06, 0.78 0.44, 0.68 0.84, 0.36 1.06, 0.04 1.02, -0.3 1.07, -0.64 0.86, -0.76 0.46, -0.62 0.08, -0.4 -0.22, -0.32 -0.6, -0.22 -0.86',
);
const freckles = [
  [-0.3, 0.3],
  [-0.16, 0.5],
  [0.04, 0.28],
  [0.2, 0.6],
  [-0.36, 0.74],
  [-0.04, 0.76],
  [0.36, 0.36],
  [0.14, 0.9],
  [-0.12, 0.12],
] as const;
