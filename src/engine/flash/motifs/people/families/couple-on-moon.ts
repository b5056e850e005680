import type { Motif } from '../../motif.ts';
import { drawArmInArm } from '../../parts/figures/arm-in-arm.ts';
import { drawCrescent } from '../../parts/sky-and-land/moon.ts';
import { man, wife } from './walking-away.ts';

/** A man and a woman from behind, their arms around each other, in a crescent. */
export const coupleOnMoon: Motif = {
  name: 'couple-on-moon',
  tinted: ['moon', 'petal'],
  carries: ['moon'],
  draw(canvas) {
    canvas.layer((pen) => drawArmInArm(pen.at({ at: [0.4, 0.66], scale: 0.72 }), [man, wife], true));
    canvas.layer((pen) => drawCrescent(pen.at({ scale: 1.5, angleRad: -0.2 })));
  },
};
