import type { Motif } from '../../motif.ts';
import { drawBand } from '../../parts/jewels/ring-band.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** One plain band of gold. */
export const ring: Motif = {
  name: 'ring',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => drawBand(pen));
    canvas.layer((pen) => drawSparkle(pen.at({ at: [0.86, -0.86], scale: 0.34 })), { contour: 0.4 });
  },
};
