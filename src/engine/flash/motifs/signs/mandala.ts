import type { Motif } from '../motif.ts';
import { drawMandala, randomRings } from '../parts/mandala.ts';

export const mandala: Motif = {
  name: 'mandala',
  tinted: ['petal', 'blush', 'violet'],
  draw(easel) {
    const { random } = easel.kit;
    easel.layer((pen) =>
      drawMandala(pen, { folds: random.pick([8, 10, 12, 16]), rings: randomRings(random), hole: 0 }),
    );
  },
};
