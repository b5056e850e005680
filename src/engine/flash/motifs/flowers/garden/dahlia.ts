import { fullTurn } from '../../../geometry/point.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawPetalRing } from '../../parts/flowers/petal-ring.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

const petal = outlined('0.3 0!, 0.46 -0.16, 0.74 -0.2, 1.0 0!, 0.74 0.2, 0.46 0.16');
/** Radii from the outside in, and how many petals share each ring. */
const rings = [
  [1, 15],
  [0.86, 15],
  [0.71, 13],
  [0.56, 11],
  [0.42, 9],
  [0.29, 7],
  [0.17, 5],
] as const;

/** A dahlia from the front: ring upon ring of pointed petals, over two leaves. */
export const dahlia: Motif = {
  name: 'dahlia',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const angleRad of [2.6, 0.5, 1.55])
        drawLeaf(
          pen.at({ at: [Math.cos(angleRad) * 0.6, Math.sin(angleRad) * 0.6], scale: 0.95, angleRad }),
          { width: 0.5, teeth: 0.12, veins: 4 },
        );
      for (const [ring, [scale, count]] of rings.entries())
        drawPetalRing(
          pen.at({ scale }),
          count,
          {
            outline: petal,
            pigment: ring % 2 === 0 ? 'petal' : 'petalLight',
            veins: scale > 0.3 ? ['0.5 0, 0.7 0, 0.92 0'] : [],
            rootTone: 1.2,
          },
          (ring * fullTurn) / (2 * count),
        );
    });
  },
};
