import type { Motif } from '../../motif.ts';
import { drawBand, drawLowerSide } from '../../parts/jewels/ring-band.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';
import { ring } from './ring.ts';

/** Two plain bands of gold, one through the other. */
export const weddingRings: Motif = {
  name: 'wedding-rings',
  tinted: ['gold'],
  one: ring,
  draw(canvas) {
    canvas.layer((pen) => {
      const [left, right] = [pen.at({ at: [-0.56, 0.16] }), pen.at({ at: [0.52, -0.16] })];
      drawBand(left);
      drawBand(right);
      drawLowerSide(left);
    });
    canvas.layer((pen) => drawSparkle(pen.at({ at: [1.4, -1.0], scale: 0.3 })), { contour: 0.4 });
  },
};
