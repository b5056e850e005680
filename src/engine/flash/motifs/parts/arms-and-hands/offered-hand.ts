import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Digit } from './digit.ts';
import { drawDigit } from './digit.ts';
import { drawForearm } from './forearm.ts';

/** An open hand from the left, palm up, and what lies in it under its thumb. */
export function drawOfferedHand(
  pen: Pen,
  { cloth, drawLaid }: { cloth: Pigment; drawLaid: (pen: Pen) => void },
): void {
  const { inner, detail } = pen.weight;
  drawForearm(pen.at({ at: [-1.16, 0.36], angleRad: -0.1 }), { cloth });
  for (const finger of fingers) drawDigit(pen, finger);
  pen.fill(
    outlined(
      '-1.14 0.1!, -0.9 0.02, -0.6 0.04, -0.3 0.1!, -0.2 0.3, -0.16 0.56!, -0.44 0.72, -0.78 0.72, -1.1 0.6!',
    ),
    { pigment: 'bone', tone: (_, y) => clamp(0.06 + 0.9 * (y - 0.2)) },
  );
  for (const edge of [
    '-1.14 0.1, -0.9 0.02, -0.6 0.04, -0.3 0.1',
    '-0.14 0.57, -0.44 0.72, -0.78 0.72, -1.1 0.6',
  ])
    pen.stroke(traced(edge), inner);
  pen.stroke(traced('-0.86 0.5, -0.5 0.46, -0.2 0.36'), detail * 1.2, { taper: 0.5 });
  drawLaid(pen);
  drawDigit(pen, thumb);
}

const fingers: readonly Digit[] = [
  { line: '-0.4 0.18, 0.2 0.14, 0.66 -0.06', half: [0.13, 0.09] },
  { line: '-0.4 0.28, 0.3 0.26, 0.84 0.06', half: [0.13, 0.1] },
  { line: '-0.4 0.4, 0.3 0.4, 0.8 0.22', half: [0.13, 0.1], joints: [0.5] },
  { line: '-0.4 0.53, 0.16 0.56, 0.64 0.42', half: [0.125, 0.09], joints: [0.5] },
];
const thumb: Digit = {
  line: '-0.98 0.26, -0.74 0.0, -0.46 -0.14, -0.14 -0.12',
  half: [0.19, 0.11],
  nail: [-0.95, -0.2],
  joints: [0.62],
};
