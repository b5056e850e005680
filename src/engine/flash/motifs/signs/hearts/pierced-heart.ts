import type { Motif } from '../../motif.ts';
import { arrow } from '../../skulls-and-arms/arms/arrow.ts';
import { heart } from './heart.ts';

/** A heart with Cupid's arrow through it. */
export const piercedHeart: Motif = {
  name: 'pierced-heart',
  tinted: heart.tinted,
  draw(canvas) {
    canvas.part(arrow.draw, { scale: 1.3 });
    canvas.part(heart.draw, { scale: 0.72 });
  },
};
