import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';
import { drawBuckingBull } from '../../parts/hoofed-beasts/bucking-bull.ts';

/** A rodeo rider on a bucking bull, one arm thrown up. */
export const bullRider: Motif = {
  name: 'bull-rider',
  tinted: ['petal'],
  carries: ['bull', 'cowboy', 'cowboy-hat'],
  draw(canvas) {
    canvas.layer(drawBuckingBull);
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.1, -0.46], scale: 0.72, angleRad: -0.24 });
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'short',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'long',
          bottoms: 'water',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => drawHeadgear(held, pose.head, 'cowboyHat', 'gold'),
      );
    });
  },
};

const leg = '0.0 0.08, 0.44 0.44, 0.36 1.0';
const pose: Pose = {
  head: { at: [0.1, -1.1], angleRad: 0.15 },
  spine: '-0.02 -0.82, -0.06 -0.38, -0.04 0.06',
  arms: ['0.1 -0.66, 0.3 -0.2, 0.5 0.08', '-0.12 -0.66, -0.56 -0.86, -0.84 -1.36'],
  // One leg covers the other, which is on the far side of the bull.
  legs: [leg, leg],
  toes: [0.4, 0.4],
};
