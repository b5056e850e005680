import type { Motif } from '../../motif.ts';
import { drawHeart } from '../../signs/hearts/heart.ts';
import { drawMan } from '../portraits/man.ts';
import { woman } from '../portraits/woman.ts';

/** A woman and a man, their heads leant together, a heart above them. */
export const lovers: Motif = {
  name: 'lovers',
  tinted: ['petal'],
  carries: ['heart'],
  draw(canvas) {
    canvas.layer((pen) => drawMan(pen.at({ at: [0.56, -0.08], scale: 0.72, angleRad: -0.16 })));
    canvas.part((portrait) => woman.draw(portrait), { at: [-0.5, 0.1], scale: 0.72, angleRad: 0.14 });
    canvas.layer((pen) => drawHeart(pen.at({ at: [-0.02, -0.98], scale: 0.26 })), { contour: 0.7 });
  },
};
