import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import type { Outfit, Pose } from '../../parts/figures/pose.ts';
import type { Headgear } from '../../parts/headgear/headgear-aside.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';
import { drawRunningHorse } from '../../parts/hoofed-beasts/running-horse.ts';

/** A rider in helmet and boots at a gallop. */
export const horseRider: Motif = onHorseback(
  'horse-rider',
  {
    hair: 'tail',
    hairPigment: 'ember',
    top: 'water',
    sleeves: 'long',
    bottoms: 'foam',
    legs: 'long',
    shoes: 'dark',
  },
  'ridingHelmet',
);

/** A cowboy at a gallop. */
export const cowboyOnHorse: Motif = onHorseback(
  'cowboy-on-horse',
  {
    hair: 'short',
    hairPigment: 'dark',
    top: 'petal',
    sleeves: 'long',
    bottoms: 'water',
    legs: 'long',
    shoes: 'wood',
  },
  'cowboyHat',
);

function onHorseback(name: string, outfit: Outfit, hat: Headgear): Motif {
  return {
    name,
    tinted: [outfit.top ?? 'petal'],
    carries: ['horse'],
    grouping: 'abreast',
    draw(canvas) {
      canvas.layer((pen) => drawRunningHorse(pen.at({ at: [0, 0.4], scale: 1.1 })));
      canvas.layer((pen) => {
        drawSaddle(pen);
        drawMovingFigure(pen.at({ at: [-0.12, -0.16], scale: 0.8 }), pose, outfit, (held) => {
          held.stroke(traced('0.68 -0.32, 1.3 -0.24, 2.06 0.0'), held.weight.inner * 1.6);
          drawHeadgear(held, pose.head, hat, hat === 'cowboyHat' ? 'wood' : 'dark');
        });
      });
    },
  };
}

function drawSaddle(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.46 -0.1!, -0.3 -0.02, 0.0 -0.02, 0.14 -0.12!, 0.22 0.0, 0.14 0.32, -0.06 0.42, -0.34 0.3, -0.44 0.08',
    ),
    {
      pigment: 'ember',
      tone: 0.4,
      line: inner * 1.1,
    },
  );
}

const leg = '0.02 0.06, 0.5 0.4, 0.26 0.92';
const pose: Pose = {
  head: { at: [0.3, -1.06], angleRad: 0.15 },
  spine: '0.16 -0.78, 0.04 -0.36, -0.04 0.06',
  arms: ['0.26 -0.64, 0.38 -0.26, 0.68 -0.38', '0.1 -0.62, 0.16 -0.14, 0.6 -0.26'],
  // One leg covers the other, which is on the far side of the horse.
  legs: [leg, leg],
  toes: [0.1, 0.1],
};
