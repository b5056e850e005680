import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { peony } from '../garden/peony.ts';
import { rose } from '../garden/rose.ts';

/** A garland of flowers for a head, seen from the front. */
export const flowerCrown: Motif = {
  name: 'flower-crown',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [x, y, angleRad] of leaves)
        for (const side of [-1, 1])
          drawLeaf(
            pen.at({ at: [x * side, y], scale: 0.4, angleRad: side > 0 ? angleRad : Math.PI - angleRad }),
            {
              width: 0.5,
              veins: 3,
            },
          );
    });
    for (const [i, [x, y, scale]] of flowers.entries())
      canvas.part((part) => (i % 2 === 0 ? rose : peony).draw(part), { at: [x, y], scale });
  },
};

const leaves = [
  [0.1, -0.3, -0.9],
  [0.44, -0.16, -0.6],
  [0.72, 0.1, -0.2],
  [0.8, 0.2, 0.7],
  [0.3, 0.1, 0.9],
] as const;
const flowers = [
  [-0.76, 0.22, 0.22],
  [0.76, 0.22, 0.22],
  [-0.42, -0.02, 0.28],
  [0.42, -0.02, 0.28],
  [0, -0.12, 0.34],
] as const;
