import type { Motif } from '../../motif.ts';
import { drawFist } from '../../parts/arms-and-hands/fist.ts';

/** Two fists that meet, knuckles to knuckles. */
export const fistBump: Motif = {
  name: 'fist-bump',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawFist(pen.at({ at: [0.05, 0] }), 'petal');
      drawFist(pen.at({ at: [-0.05, 0], isFlipped: true }), 'water');
    });
  },
};
