import type { Motif } from '../../motif.ts';
import { drawMonsteraLeaf } from '../../parts/plants/monstera-leaf.ts';

/** One leaf of a monstera. */
export const monstera: Motif = {
  name: 'monstera',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => drawMonsteraLeaf(pen.at({ at: [-0.14, 0.66], scale: 1.36, angleRad: 0.2 })), {
      silhouette: 'fills-and-lines',
    }),
};
