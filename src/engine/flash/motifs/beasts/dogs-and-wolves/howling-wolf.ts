import type { Motif } from '../../motif.ts';
import { drawHowlingWolf } from '../../parts/dogs/howling-wolf.ts';

export const howlingWolf: Motif = {
  name: 'howling-wolf',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer(drawHowlingWolf);
  },
};
