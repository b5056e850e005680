import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';

/** Two hands whose forefingers all but touch, as in the Creation of Adam: one limp, the other stretched out. */
export const reachingHands: Motif = {
  name: 'reaching-hands',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer(drawLimpHand);
    canvas.layer(drawStretchedHand);
  },
};

function drawLimpHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const finger of limpFingers.slice(0, 3)) drawDigit(pen, finger);
  drawLimb(
    pen,
    { line: '-1.8 0.56, -1.5 0.24, -1.14 -0.1', half: [0.3, 0.27, 0.2] },
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.9 * (y - 0.28 + 0.85 * (x + 1.56))),
    },
  );
  pen.fill(
    outlined(
      '-1.3 -0.2!, -1.1 -0.36, -0.86 -0.38, -0.6 -0.3, -0.5 -0.18!, -0.56 0.06, -0.76 0.14, -0.94 0.12, -1.06 0.1!',
    ),
    { pigment: 'bone', tone: (_, y) => clamp(0.08 + 1.4 * (y + 0.14)) },
  );
  pen.stroke(traced('-1.34 -0.16, -1.1 -0.36, -0.86 -0.38, -0.62 -0.3'), inner);
  pen.stroke(traced('-1.08 0.12, -0.94 0.13, -0.8 0.14'), inner);
  for (const finger of limpFingers.slice(3)) drawDigit(pen, finger);
  for (const line of ['-0.92 -0.28, -0.8 -0.26, -0.68 -0.2', '-1.2 -0.14, -1.1 -0.08, -1.06 0.0'])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.5 });
}

function drawStretchedHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const finger of stretchedFingers.slice(0, 3)) drawDigit(pen, finger);
  drawLimb(
    pen,
    { line: '1.84 -0.52, 1.5 -0.42, 1.14 -0.3', half: [0.3, 0.28, 0.2] },
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 1.0 * (y + 0.4 - 0.2 * (x - 1.5))),
    },
  );
  pen.fill(
    outlined('1.24 -0.52!, 1.0 -0.5, 0.76 -0.44, 0.56 -0.34!, 0.56 -0.04, 0.76 0.06, 1.0 0.04, 1.18 -0.08!'),
    { pigment: 'bone', tone: (_, y) => clamp(0.08 + 1.4 * (y + 0.24)) },
  );
  pen.stroke(traced('1.26 -0.53, 1.0 -0.5, 0.76 -0.44, 0.56 -0.34'), inner);
  pen.stroke(traced('0.76 0.06, 1.0 0.04, 1.2 -0.1'), inner);
  for (const finger of stretchedFingers.slice(3)) drawDigit(pen, finger);
  for (const line of ['0.9 -0.38, 0.78 -0.34, 0.66 -0.28', '1.2 -0.34, 1.12 -0.26, 1.1 -0.16'])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.5 });
}

const limpFingers: readonly Digit[] = [
  { line: '-0.8 0.02, -0.62 0.2, -0.54 0.42', half: [0.1, 0.07], depth: 0.2 },
  { line: '-0.72 -0.02, -0.48 0.12, -0.4 0.4', half: [0.11, 0.075], depth: 0.12, joints: [0.5] },
  {
    line: '-0.66 -0.1, -0.38 0.0, -0.24 0.26',
    half: [0.115, 0.08],
    depth: 0.06,
    joints: [0.5],
    nail: [-1, -0.3],
  },
  { line: '-0.68 -0.2, -0.36 -0.2, -0.08 -0.06', half: [0.12, 0.08], joints: [0.5], nail: [-1, -0.3] },
  { line: '-0.98 0.04, -0.8 0.14, -0.62 0.3', half: [0.13, 0.085], nail: [0.1, 0.9] },
];
const stretchedFingers: readonly Digit[] = [
  { line: '0.78 -0.04, 0.6 0.12, 0.66 0.3', half: [0.1, 0.075], depth: 0.2 },
  { line: '0.7 -0.06, 0.48 0.08, 0.5 0.28', half: [0.11, 0.08], depth: 0.12, joints: [0.5] },
  { line: '0.66 -0.14, 0.38 0.0, 0.34 0.22', half: [0.115, 0.08], depth: 0.06, joints: [0.5] },
  { line: '0.72 -0.3, 0.4 -0.24, 0.08 -0.08', half: [0.13, 0.08], joints: [0.5], nail: [0.3, 1] },
  { line: '0.98 -0.04, 0.78 0.08, 0.54 0.06', half: [0.13, 0.085], nail: [-0.9, -0.1] },
];
