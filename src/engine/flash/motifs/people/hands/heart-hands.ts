import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawForearm } from '../../parts/arms-and-hands/forearm.ts';

/** Two hands whose fingers and thumbs meet in the shape of a heart. */
export const heartHands: Motif = {
  name: 'heart-hands',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawHand);
    });
  },
};

function drawHand(side: Pen): void {
  drawForearm(side.at({ at: [1.08, 0.86], angleRad: -2.15, scale: 0.9 }), { cloth: 'petal' });
  for (const finger of fingers) drawDigit(side, finger);
  side.fill(palm, { pigment: 'bone', tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.8) + 0.2 * y) });
  side.stroke(traced('1.02 -0.06, 1.18 0.2, 1.24 0.5, 1.24 0.82'), side.weight.inner);
  drawDigit(side, thumb);
}

const palm = outlined(
  '0.74 0.02!, 1.02 -0.06!, 1.18 0.2, 1.24 0.5, 1.24 0.84!, 0.9 0.86!, 0.72 0.6, 0.68 0.3',
);
/** From the little one, which is seen least, to the index. */
const fingers: readonly Digit[] = [
  { line: '1.02 0.1, 1.04 -0.4, 0.74 -0.92, 0.16 -0.92', half: [0.13, 0.1], joints: [0.5], depth: 0.3 },
  { line: '0.98 0.1, 0.97 -0.36, 0.66 -0.82, 0.08 -0.74', half: [0.14, 0.11], joints: [0.5], depth: 0.2 },
  { line: '0.92 0.12, 0.88 -0.3, 0.58 -0.68, 0.03 -0.52', half: [0.15, 0.12], joints: [0.5], depth: 0.1 },
  {
    line: '0.86 0.16, 0.8 -0.18, 0.52 -0.5, 0.0 -0.24',
    half: [0.16, 0.12],
    joints: [0.5],
    nail: [-0.2, 0.8],
  },
];
const thumb: Digit = {
  line: '0.98 0.56, 0.68 0.66, 0.34 0.84, 0.0 1.1',
  half: [0.2, 0.12],
  joints: [0.5],
  nail: [-0.5, 0.5],
};
