import type { Motif } from '../../motif.ts';
import { drawCrescent } from '../../parts/sky-and-land/moon.ts';

export const moon: Motif = {
  name: 'moon',
  tinted: ['moon'],
  draw(canvas) {
    canvas.layer((pen) => drawCrescent(pen.at({ angleRad: -0.3 })));
  },
};
