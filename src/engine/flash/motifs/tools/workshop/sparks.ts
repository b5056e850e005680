import type { Motif } from '../../motif.ts';
import { drawSparks } from '../../parts/tools-and-things/spark-burst.ts';

/** Sparks that fly off a weld or a grinding wheel. */
export const sparks: Motif = {
  name: 'sparks',
  tinted: ['ember', 'gold'],
  draw: (canvas) => canvas.layer(drawSparks, { silhouette: 'fills-and-lines', contour: 0.6 }),
};
