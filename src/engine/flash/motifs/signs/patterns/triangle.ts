import type { Motif } from '../../motif.ts';
import { geometricFrames } from '../../parts/signs-and-ornaments/geometric-frame.ts';

/** A triangle of two lines. */
export const triangle: Motif = {
  name: 'triangle',
  tinted: [],
  draw(canvas) {
    canvas.layer((pen) => geometricFrames.triangle(pen), { silhouette: 'fills-and-lines', contour: 0 });
  },
};
