import type { Motif } from '../motif.ts';
import { drawBlossom } from '../parts/blossom.ts';
import { drawDaisy } from '../parts/daisy.ts';
import { drawSprig } from '../parts/sprig.ts';
import { drawPeony } from './peony.ts';
import { drawRose } from './rose.ts';

/** A bunch of garden flowers on a fan of sprigs. */
export const bouquet: Motif = {
  name: 'flower',
  tinted: ['petal', 'blush'],
  draw(easel) {
    for (const fan of [-2, 2, -1, 1, 0]) {
      const reach = easel.kit.random.between(1.2, 1.5);
      const where = { at: [0, 0.75], scale: reach, angleRad: fan * 0.42 - Math.PI / 2 } as const;
      easel.layer((pen) => drawSprig(pen), { at: where, silhouette: 'cells-and-lines' });
    }
    easel.layer(drawRose, { at: { at: [-0.34, 0.05], scale: 0.38 }, contour: 0.8 });
    easel.layer(drawPeony, { at: { at: [0.34, 0.12], scale: 0.36 }, contour: 0.8 });
    easel.layer(
      (pen) => drawDaisy(pen, { petals: 12, petalPigment: 'gold', corePigment: 'wood', coreRadius: 0.32 }),
      { at: { at: [0, -0.32], scale: 0.28 }, contour: 0.8 },
    );
    easel.layer((pen) => drawBlossom(pen), { at: { at: [0.02, 0.42], scale: 0.22 }, contour: 0.7 });
  },
};
