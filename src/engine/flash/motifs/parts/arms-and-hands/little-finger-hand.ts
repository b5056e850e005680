import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Digit } from './digit.ts';
import { drawDigit } from './digit.ts';
import { drawForearm } from './forearm.ts';

/** The palm of a left hand, all its fingers but the little one folded. */
export function drawLittleFingerHand(pen: Pen, cloth: Pigment): void {
  const { inner } = pen.weight;
  drawForearm(pen.at({ at: [0, 0.72], angleRad: -Math.PI / 2 }), { cloth });
  pen.fill(
    outlined(
      '-0.25 0.78!, -0.27 0.66, -0.38 0.46, -0.47 0.2, -0.48 -0.2!, 0.4 -0.2!, 0.44 0.1, 0.37 0.42, 0.26 0.64, 0.25 0.78!',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.5 * x + 0.2 * y),
    },
  );
  for (const edge of [
    '-0.25 0.78, -0.27 0.66, -0.38 0.46, -0.47 0.2, -0.48 -0.2',
    '0.44 0.06, 0.37 0.42, 0.26 0.64, 0.25 0.78',
  ])
    pen.stroke(traced(edge), inner);
  for (const finger of folded) drawDigit(pen, finger);
}

const folded: readonly Digit[] = [
  { line: '0.12 -0.34, 0.12 -0.1, 0.08 0.16', half: [0.13, 0.11], nail: [-0.5, 0.5], isFolded: true },
  { line: '-0.12 -0.4, -0.12 -0.1, -0.12 0.2', half: [0.14, 0.12], isFolded: true, nail: [-0.5, 0.5] },
  { line: '-0.36 -0.36, -0.36 -0.1, -0.33 0.16', half: [0.14, 0.12], isFolded: true, nail: [-0.5, 0.5] },
  { line: '-0.22 0.46, -0.28 0.3, -0.14 0.16, 0.12 0.14', half: [0.17, 0.12], nail: [-0.9, -0.1] },
];
