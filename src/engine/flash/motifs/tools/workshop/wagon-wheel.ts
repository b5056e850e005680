import type { Motif } from '../../motif.ts';
import { drawCartWheel } from '../../parts/vehicles/cart-wheel.ts';

export const wagonWheel: Motif = {
  name: 'wagon-wheel',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawCartWheel);
  },
};
