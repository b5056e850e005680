import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A branch of the olive tree: narrow leaves in pairs, olives between them. */
export const oliveBranch: Motif = {
  name: 'olive-branch',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        pen.stroke(traced('-0.9 0.96, -0.44 0.5, 0.1 -0.06, 0.74 -0.86', 10), inner * 2);
        for (const [x, y, angleRad, scale] of leaves)
          drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.32, bend: 0.06, veins: 0 });
        for (const [x, y, tilt] of olives) {
          pen.stroke(traced(`${x - 0.02} ${y - 0.24}, ${x} ${y - 0.14}`), inner);
          pen.at({ at: [x, y], angleRad: tilt }).fill(ellipse([0, 0], 0.13, 0.18, 32), {
            pigment: 'leafLight',
            tone: (px, py) => clamp(0.1 + 3 * (px + 0.4 * py)),
            line: inner,
          });
          pen.stroke(traced(`${x - 0.06} ${y - 0.06}, ${x - 0.06} ${y + 0.04}`), detail);
        }
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

const leaves = [
  [-0.62, 0.68, -2.5, 0.6],
  [-0.58, 0.64, 0.4, 0.62],
  [-0.3, 0.36, -2.35, 0.66],
  [-0.2, 0.26, 0.3, 0.7],
  [0.06, -0.02, -2.2, 0.64],
  [0.14, -0.1, 0.2, 0.66],
  [0.36, -0.36, -2.05, 0.56],
  [0.44, -0.46, 0.0, 0.58],
  [0.7, -0.8, -1.05, 0.54],
] as const;
const olives = [
  [-0.28, 0.64, 0.2],
  [0.14, 0.3, -0.2],
  [-0.36, 0.14, 0.1],
] as const;
