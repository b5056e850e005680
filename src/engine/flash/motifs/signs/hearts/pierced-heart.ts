import type { Motif } from '../../motif.ts';
import { arrow } from '../../skulls-and-arms/arms/arrow.ts';
import { heart } from './heart.ts';

/** A heart with Cupid's arrow through it. */
export const piercedHeart: Motif = {
  name: 'pierced-heart',
  tinted: heart.tinted,
  draw(easel) {
    easel.part(arrow.draw, { scale: 1.3 });
    easel.part(heart.draw, { scale: 0.72 });
  },
};
