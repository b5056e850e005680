import { wings } from '../../birds/wings.ts';
import type { Motif } from '../../motif.ts';
import { heart } from './heart.ts';

/** A heart between two spread wings. */
export const wingedHeart: Motif = {
  name: 'winged-heart',
  tinted: heart.tinted,
  draw(canvas) {
    canvas.part(wings.draw, { at: [0, -0.06], scale: 1.3 });
    canvas.part(heart.draw, { at: [0, 0.04], scale: 0.86 });
  },
};
