import type { Motif } from '../../motif.ts';
import { drawTrident } from '../../parts/weapons/trident.ts';

export const trident: Motif = {
  name: 'trident',
  tinted: ['gold'],
  leanRad: 0.35,
  draw(canvas) {
    canvas.layer((pen) => drawTrident(pen.at({ angleRad: 0.35, scale: 0.9 })), { contour: 0.8 });
  },
};
