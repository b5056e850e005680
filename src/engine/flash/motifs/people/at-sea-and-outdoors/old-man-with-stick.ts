import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Pose } from '../../parts/figures/pose.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';

/** An old man in a flat cap, bent over his walking stick. */
export const oldManWithStick: Motif = {
  name: 'old-man-with-stick',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        pose,
        {
          hair: 'bearded',
          hairPigment: 'grey',
          top: 'wood',
          sleeves: 'long',
          bottoms: 'dark',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => {
          drawHeadgear(held, pose.head, 'flatCap', 'grey');
          drawLimb(
            held,
            {
              line: '0.58 0.26, 0.6 0.1, 0.74 0.06, 0.82 0.16, 0.84 0.7, 0.88 1.28',
              half: [0.04, 0.045, 0.045, 0.045, 0.035],
            },
            { pigment: 'gold', tone: 0.35, line: held.weight.inner },
          );
        },
      ),
    );
  },
};

const pose: Pose = {
  head: { at: [0.36, -0.96], angleRad: 0.3 },
  spine: '0.18 -0.74, 0.0 -0.36, -0.1 0.08',
  arms: ['0.3 -0.56, 0.4 -0.14, 0.66 0.1', '0.1 -0.56, 0.26 -0.1, 0.68 0.1'],
  legs: ['-0.02 0.1, 0.24 0.6, 0.2 1.14', '-0.16 0.1, -0.14 0.62, -0.4 1.1'],
  toes: [0, 0.2],
};
