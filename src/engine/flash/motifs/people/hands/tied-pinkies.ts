import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawLittleFingerHand } from '../../parts/arms-and-hands/little-finger-hand.ts';

/** Two hands, the little fingers tied to each other by the red thread of fate. */
export const tiedPinkies: Motif = {
  name: 'tied-pinkies',
  tinted: ['petal'],
  carries: ['red-thread'],
  draw(canvas) {
    canvas.layer((pen) => {
      const left = pen.at({ at: [-1.24, 0.3], angleRad: 0.14 });
      const right = pen.at({ at: [1.24, 0.3], angleRad: -0.14, isFlipped: true });
      for (const [hand, cloth] of [
        [left, 'dark'],
        [right, 'water'],
      ] as const) {
        drawLittleFingerHand(hand, cloth);
        drawDigit(hand, pinky);
      }
      drawThread(
        pen,
        '-0.78 -0.06, -0.62 0.4, -0.2 0.56, 0.16 0.28, 0 0.02, -0.16 0.28, 0.2 0.56, 0.62 0.4, 0.78 -0.06',
      );
      for (const hand of [left, right]) drawKnot(hand);
    });
  },
};

function drawThread(pen: Pen, line: string): void {
  drawLimb(pen, { line, half: [0.028, 0.028] }, { pigment: 'petal', tone: 0.25, line: pen.weight.inner });
}

/** Wound around the finger, and tied in a bow. */
function drawKnot(hand: Pen): void {
  const at = hand.at({ at: [0.36, -0.28], angleRad: 0.24 });
  for (const loop of [
    '0 0, 0.16 -0.1, 0.3 -0.02, 0.18 0.08, 0 0',
    '0 0, -0.16 -0.1, -0.3 -0.02, -0.18 0.08, 0 0',
  ])
    drawThread(at, loop);
  for (const y of [0.08, 0]) drawThread(at, `-0.14 ${y - 0.03}, 0 ${y + 0.03}, 0.14 ${y - 0.03}`);
}

const pinky: Digit = {
  line: '0.29 0.14, 0.36 -0.24, 0.46 -0.64, 0.52 -0.98',
  half: [0.13, 0.1],
  joints: [0.66],
  nail: [-0.5, 0.5],
};
