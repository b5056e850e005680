import { crown } from '../../clothes-and-jewels/headwear/crown.ts';
import type { Motif } from '../../motif.ts';
import { skull } from './skull.ts';

/** A skull that wears a crown. */
export const crownedSkull: Motif = {
  name: 'crowned-skull',
  tinted: skull.tinted,
  draw(canvas) {
    canvas.part(skull.draw, { at: [0, 0.2], scale: 0.8 });
    canvas.part(crown.draw, { at: [0, -0.78], scale: 0.56 });
  },
};
