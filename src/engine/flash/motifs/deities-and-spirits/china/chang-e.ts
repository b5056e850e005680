import { rabbit } from '../../beasts/small/rabbit.ts';
import type { Motif } from '../../motif.ts';
import { drawFullMoon } from '../../parts/sky-and-land/moon.ts';
import { tennyo } from '../japan/tennyo.ts';

/** Chang'e, who flew to the moon, with the jade rabbit. */
export const changE: Motif = {
  name: 'chang-e',
  tinted: ['petal'],
  carries: ['rabbit'],
  draw(canvas) {
    canvas.layer((pen) => drawFullMoon(pen.at({ at: [0, -0.36], scale: 1.5 })), { contour: 0.7 });
    canvas.part(tennyo.draw, { at: [0, 0.02], scale: 0.82 });
    canvas.part(rabbit.draw, { at: [0.74, 1.2], scale: 0.46 });
  },
};
