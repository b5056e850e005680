import type { Motif } from '../../motif.ts';
import { drawRoseStem } from '../../parts/flowers/rose-stem.ts';
import { drawRose } from './rose.ts';

/** A rose in full bloom on its long stem, with leaves and thorns. */
export const longStemRose: Motif = {
  name: 'long-stem-rose',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => drawRoseStem(pen.at({ at: [0, 0.14], scale: 1.2 })));
    canvas.layer((pen) => drawRose(pen.at({ at: [0, -0.6], scale: 0.6 })));
  },
};
