import type { Motif } from '../../motif.ts';
import { geometricFrames } from '../../parts/signs-and-ornaments/geometric-frame.ts';

/** Sacred geometry by itself: two frames, one inside the other. */
export const geometrySign: Motif = {
  name: 'sacred-geometry',
  tinted: [],
  draw(easel) {
    const outer = easel.kit.random.pick(['triangle', 'hexagon', 'diamond'] as const);
    easel.layer((pen) => geometricFrames[outer](pen), { silhouette: 'cells-and-lines', contour: 0 });
    easel.layer((pen) => geometricFrames.flowerOfLife(pen.at({ scale: 0.6 })), {
      silhouette: 'cells-and-lines',
      contour: 0,
    });
  },
};
