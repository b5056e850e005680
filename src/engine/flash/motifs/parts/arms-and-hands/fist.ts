import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Digit } from './digit.ts';
import { drawDigit } from './digit.ts';
import { drawForearm } from './forearm.ts';

/** A fist from the left, its knuckles at x = 0. */
export function drawFist(pen: Pen, cloth: Pigment): void {
  const { inner } = pen.weight;
  drawForearm(pen.at({ at: [-1.0, 0.02], scale: 1.1 }), { cloth });
  pen.fill(
    outlined('-1.0 -0.24!, -0.8 -0.36, -0.5 -0.48, -0.1 -0.44!, -0.1 0.44!, -0.5 0.48, -0.8 0.4, -1.0 0.28!'),
    {
      pigment: 'bone',
      tone: (_, y) => clamp(0.15 + 0.5 * y),
    },
  );
  for (const edge of [
    '-1.0 -0.24, -0.8 -0.36, -0.5 -0.48, -0.1 -0.44',
    '-0.1 0.44, -0.5 0.48, -0.8 0.4, -1.0 0.28',
  ])
    pen.stroke(traced(edge), inner);
  for (const finger of fingers) drawDigit(pen, finger);
}

const fingers: readonly Digit[] = [
  { line: '-0.1 0.38, -0.3 0.41, -0.5 0.4', half: [0.12, 0.1], joints: [0.3], isFolded: true },
  { line: '-0.06 0.16, -0.34 0.19, -0.6 0.18', half: [0.14, 0.11], joints: [0.3], isFolded: true },
  { line: '-0.04 -0.1, -0.36 -0.06, -0.64 -0.06', half: [0.15, 0.12], joints: [0.3], isFolded: true },
  { line: '-0.06 -0.35, -0.36 -0.31, -0.6 -0.28', half: [0.14, 0.12], joints: [0.3], isFolded: true },
  { line: '-0.84 -0.14, -0.66 -0.28, -0.46 -0.24, -0.24 -0.14', half: [0.17, 0.13], nail: [-0.95, -0.2] },
];
