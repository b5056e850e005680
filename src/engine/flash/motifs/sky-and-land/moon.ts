import type { Motif } from '../motif.ts';
import { drawCrescent } from '../parts/moon.ts';

export const moon: Motif = {
  name: 'moon',
  tinted: ['moon'],
  draw(easel) {
    easel.layer((pen) => drawCrescent(pen.at({ angleRad: -0.3 })));
  },
};
