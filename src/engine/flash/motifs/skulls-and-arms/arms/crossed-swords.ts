import type { Motif } from '../../motif.ts';
import { sword } from './sword.ts';

/** Two swords that cross, their points up. */
export const crossedSwords: Motif = {
  name: 'crossed-swords',
  tinted: sword.tinted,
  draw(canvas) {
    for (const side of [-1, 1]) canvas.part(sword.draw, { angleRad: Math.PI + side * 0.72 });
  },
};
