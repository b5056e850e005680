import type { Motif } from '../../motif.ts';
import type { Bloom } from '../../parts/flowers/bloom.ts';
import { drawBloom } from '../../parts/flowers/bloom.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';
import { drawDaisy } from '../../parts/flowers/daisy.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';
import { drawSprig } from '../../parts/plants/sprig.ts';
import { drawPeony } from '../garden/peony.ts';
import { drawRose } from '../garden/rose.ts';

/** A bunch of garden flowers on a fan of sprigs. */
export const bouquet: Motif = {
  name: 'flower',
  tinted: ['petal', 'blush'],
  one: {
    draw(canvas) {
      canvas.layer((pen) => {
        for (const [x, y, turn] of leaves)
          drawLeaf(pen.at({ at: [x, y], angleRad: turn, scale: 0.7 }), { teeth: 0.1 });
      });
      canvas.layer((pen) => drawBloom(pen, open), { contour: 0.8 });
    },
  },
  draw(canvas) {
    for (const fan of [-2, 2, -1, 1, 0]) {
      const reach = canvas.kit.random.between(1.2, 1.5);
      const where = { at: [0, 0.75], scale: reach, angleRad: fan * 0.42 - Math.PI / 2 } as const;
      canvas.layer((pen) => drawSprig(pen), { at: where, silhouette: 'fills-and-lines' });
    }
    canvas.layer(drawRose, { at: { at: [-0.34, 0.05], scale: 0.38 }, contour: 0.8 });
    canvas.layer(drawPeony, { at: { at: [0.34, 0.12], scale: 0.36 }, contour: 0.8 });
    canvas.layer(
      (pen) => drawDaisy(pen, { petals: 12, petalPigment: 'gold', corePigment: 'wood', coreRadius: 0.32 }),
      { at: { at: [0, -0.32], scale: 0.28 }, contour: 0.8 },
    );
    canvas.layer((pen) => drawBlossom(pen), { at: { at: [0.02, 0.42], scale: 0.22 }, contour: 0.7 });
  },
};

/** Behind an open flower: where each leaf begins and which way it points. */
const leaves = [
  [-0.66, 0.5, 2.5],
  [0.66, 0.5, 0.64],
  [0, 0.76, 1.5],
] as const;

/** Of no kind in particular: six round petals. */
const open: Bloom = {
  pigment: 'petal',
  petals: 6,
  petal: '0.05 0!, 0.3 -0.24, 0.62 -0.46, 0.9 -0.36, 1 0, 0.9 0.36, 0.62 0.46, 0.3 0.24',
  veins: ['0.3 0, 0.56 0, 0.8 0', '0.34 -0.1, 0.54 -0.2, 0.74 -0.26', '0.34 0.1, 0.54 0.2, 0.74 0.26'],
  heart: { kind: 'button', radius: 0.24 },
};
