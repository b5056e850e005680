import type { Motif } from '../../motif.ts';
import { drawBattlefieldCross } from '../../parts/weapons/battlefield-cross.ts';

/** What comrades set up for a fallen soldier: the helmet on the rifle, the rifle between the boots, the tags on it. */
export const battlefieldCross: Motif = {
  name: 'battlefield-cross',
  tinted: ['leaf'],
  carries: ['soldier-helmet', 'dog-tags'],
  draw(canvas) {
    canvas.layer((pen) => drawBattlefieldCross(pen.at({ scale: 1.36 })));
  },
};
