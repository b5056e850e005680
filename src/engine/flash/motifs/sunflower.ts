import type { Motif } from './motif.ts';
import { drawDaisy } from './parts/daisy.ts';

export const sunflower: Motif = {
  name: 'sunflower',
  tinted: ['gold'],
  draw(easel) {
    easel.layer((pen) =>
      drawDaisy(pen, { petals: 16, petalPigment: 'gold', corePigment: 'wood', coreRadius: 0.34 }),
    );
  },
};
