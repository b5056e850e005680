import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawTigerHead } from '../../beasts/felines/tiger.ts';
import { drawLotus } from '../../flowers/tropical/lotus.ts';
import type { Motif } from '../../motif.ts';
import {
  drawChakram,
  drawHeldBow,
  drawMace,
  drawStraightSword,
  drawWarConch,
} from '../../parts/arms-and-hands/divine-arms.ts';
import { drawRaisedArm } from '../../parts/arms-and-hands/raised-arm.ts';
import { drawHairline, lowHairline } from '../../parts/faces-and-hair/hairline.ts';
import { drawWavyHair } from '../../parts/faces-and-hair/wavy-hair.ts';
import { drawWomanFace } from '../../parts/faces-and-hair/woman-face.ts';
import { drawTallCrown } from '../../parts/headgear/tall-crown.ts';
import { drawJewelledShoulders } from '../../parts/jewels/jewelled-shoulders.ts';
import { drawRoundEarrings } from '../../parts/jewels/round-earrings.ts';
import { drawTrident } from '../../parts/weapons/trident.ts';

/** Durga: a weapon in each of her eight hands, three eyes, the tiger before her. */
export const durga: Motif = {
  name: 'durga',
  tinted: ['petal'],
  carries: ['tiger', 'trident', 'sword', 'bow', 'lotus', 'conch'],
  draw(canvas) {
    canvas.layer(drawArms, { contour: 0.7 });
    canvas.layer((pen) => {
      drawWavyHair(pen.at({ at: [0, 0.06], scale: 0.86 }), 'dark');
      drawJewelledShoulders(pen, 'bone');
      drawWomanFace(pen, { skin: 'bone', iris: 'wood', cast: 'stern' });
      drawThirdEye(pen);
      drawHairline(pen, lowHairline);
      drawTallCrown(pen);
      drawRoundEarrings(pen);
      pen.fill(symmetric('0 1.6, 0.5 1.44, 0.9 1.3!, 1.06 1.96!, 0 2.0'), {
        pigment: 'petal',
        tone: (x, y) => clamp(0.1 + 0.4 * Math.abs(x) + 0.3 * (y - 1.4)),
        line: pen.weight.inner * 1.1,
      });
    });
    canvas.layer((pen) => drawTigerHead(pen.at({ at: [0, 1.96], scale: 0.74 }), true), { contour: 0.9 });
  },
};

const hands: readonly (readonly [
  side: 1 | -1,
  elbow: readonly [number, number],
  fist: readonly [number, number],
  drawHeld: (hand: Pen) => void,
])[] = [
  [-1, [1.1, 0.5], [1.16, -0.76], (hand) => drawTrident(hand.at({ scale: 0.62, angleRad: -0.14 }))],
  [1, [1.1, 0.5], [1.16, -0.76], (hand) => drawStraightSword(hand.at({ angleRad: 0.2 }))],
  [-1, [1.4, 0.8], [1.68, -0.24], (hand) => drawChakram(hand.at({ at: [-0.1, -0.46], scale: 0.86 }))],
  [1, [1.4, 0.8], [1.68, -0.24], (hand) => drawWarConch(hand.at({ at: [0.06, -0.42], scale: 0.8 }))],
  [-1, [1.46, 1.16], [1.92, 0.46], (hand) => drawMace(hand.at({ angleRad: -0.6, scale: 0.8 }))],
  [1, [1.46, 1.16], [1.92, 0.46], (hand) => drawHeldBow(hand.at({ scale: 0.84, angleRad: 0.12 }))],
  [
    -1,
    [1.36, 1.6],
    [1.86, 1.26],
    (hand) => drawLotus(hand.at({ at: [-0.1, -0.28], scale: 0.36, angleRad: -0.3 })),
  ],
  [1, [1.36, 1.6], [1.86, 1.36], (hand) => drawStraightSword(hand.at({ angleRad: 0.9, scale: 0.5 }))],
];

function drawArms(pen: Pen): void {
  for (const [side, [elbowX, elbowY], [x, y], drawHeld] of hands)
    drawRaisedArm(pen, {
      line: [
        [side * 0.7, 1.36],
        [side * elbowX, elbowY],
        [side * x, y],
      ],
      skin: 'bone',
      bangle: 'gold',
      drawHeld,
    });
}

function drawThirdEye(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.54!, 0.07 -0.43, 0.06 -0.34, 0 -0.25!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  pen.fill(ellipse([0, -0.4], 0.035, 0.06, 18), { black: 'always', tone: 1, line: detail });
}
