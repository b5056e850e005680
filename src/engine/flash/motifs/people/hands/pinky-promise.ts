import type { Motif } from '../../motif.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit, drawDigitAgain } from '../../parts/arms-and-hands/digit.ts';
import { drawLittleFingerHand } from '../../parts/arms-and-hands/little-finger-hand.ts';

/** Two hands whose little fingers are hooked into each other. */
export const pinkyPromise: Motif = {
  name: 'pinky-promise',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const left = pen.at({ at: [-0.76, 0.3], angleRad: 0.42 });
      const right = pen.at({ at: [0.76, 0.3], angleRad: -0.42, isFlipped: true });
      drawLittleFingerHand(right, 'water');
      drawDigit(right, pinky);
      drawLittleFingerHand(left, 'petal');
      drawDigit(left, pinky);
      drawDigitAgain(right, pinky, 0.56);
    });
  },
};

const pinky: Digit = {
  line: '0.29 0.14, 0.36 -0.26, 0.52 -0.66, 0.84 -0.84, 1.08 -0.66, 1.02 -0.4',
  half: [0.13, 0.1],
  joints: [0.42],
  nail: [-0.95, -0.2],
};
