import type { Motif } from '../../motif.ts';
import { drawCowboyHat } from '../../parts/headgear/cowboy-hat.ts';

/** A hat of the West from the front, its brim curled up. */
export const cowboyHat: Motif = {
  name: 'cowboy-hat',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer((pen) => drawCowboyHat(pen.at({ at: [0, 0.79], scale: 0.76 }), 'wood')),
};
