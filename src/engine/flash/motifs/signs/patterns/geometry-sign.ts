import type { Motif } from '../../motif.ts';
import { geometricFrames } from '../../parts/signs-and-ornaments/geometric-frame.ts';

/** Sacred geometry by itself: two frames, one inside the other. */
export const geometrySign: Motif = {
  name: 'sacred-geometry',
  tinted: [],
  draw(canvas) {
    const outer = canvas.kit.random.pick(['triangle', 'hexagon', 'diamond'] as const);
    canvas.layer((pen) => geometricFrames[outer](pen), { silhouette: 'fills-and-lines', contour: 0 });
    canvas.layer((pen) => geometricFrames.flowerOfLife(pen.at({ scale: 0.6 })), {
      silhouette: 'fills-and-lines',
      contour: 0,
    });
  },
};
