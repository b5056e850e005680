import { rabbit } from '../../beasts/small/rabbit.ts';
import type { Motif } from '../../motif.ts';
import { drawFullMoon } from '../../parts/sky-and-land/moon.ts';
import { tennyo } from '../japan/tennyo.ts';

/** Chang'e, who flew to the moon, with the jade rabbit. */
export const changE: Motif = {
  name: 'chang-e',
  tinted: ['petal'],
  carries: ['rabbit'],
  draw(easel) {
    easel.layer((pen) => drawFullMoon(pen.at({ at: [0, -0.36], scale: 1.5 })), { contour: 0.7 });
    easel.part(tennyo.draw, { at: [0, 0.02], scale: 0.82 });
    easel.part(rabbit.draw, { at: [0.74, 1.2], scale: 0.46 });
  },
};
