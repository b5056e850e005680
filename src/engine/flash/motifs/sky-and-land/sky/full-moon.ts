import type { Motif } from '../../motif.ts';
import { drawFullMoon } from '../../parts/sky-and-land/moon.ts';

export const fullMoon: Motif = {
  name: 'full-moon',
  tinted: ['moon'],
  draw(canvas) {
    canvas.layer(drawFullMoon);
  },
};
