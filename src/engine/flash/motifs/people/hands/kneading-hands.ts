import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawForearm } from '../../parts/arms-and-hands/forearm.ts';

/** Two hands from above that press into a lump of dough. */
export const kneadingHands: Motif = {
  name: 'kneading-hands',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawDough);
    canvas.layer((pen) => drawBothSides(pen, drawHand), { contour: 0.8 });
    canvas.layer(drawRoll, { contour: 0.6 });
  },
};

function drawDough(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.3 0.6, -1.3 0.2, -1.0 -0.06, -0.6 -0.02, -0.3 -0.2, 0 -0.14, 0.3 -0.2, 0.6 -0.02, 1.0 -0.06, 1.3 0.2, 1.3 0.6, 1.0 0.9, 0.4 1.04, -0.4 1.04, -1.0 0.9',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.05 + 0.4 * (y - 0.3) + 0.2 * x), line: inner * 1.2 },
  );
  for (const line of ['-1.12 0.16, -1.02 0.36, -1.12 0.56', '1.12 0.16, 1.02 0.36, 1.12 0.56'])
    pen.stroke(traced(line), detail * 1.5, { taper: 0.4 });
}

/** The one from the upper right; its thumb lies on the inside. */
function drawHand(side: Pen): void {
  const { detail, inner } = side.weight;
  const pen = side.at({ at: [0.68, -0.5], angleRad: 2.0 });
  drawForearm(pen, { cloth: 'petal' });
  drawDigit(pen, thumb);
  pen.fill(
    outlined(
      '0.04 -0.25!, 0.24 -0.34, 0.5 -0.4, 0.66 -0.3!, 0.74 0.0, 0.7 0.3!, 0.5 0.4, 0.24 0.36, 0.04 0.25!',
    ),
    { pigment: 'bone', tone: (_, y) => clamp(0.08 + 0.7 * Math.abs(y + 0.06)) },
  );
  for (const edge of ['0.04 -0.25, 0.24 -0.34, 0.5 -0.4, 0.66 -0.32', '0.6 0.38, 0.5 0.4, 0.4 0.4'])
    pen.stroke(traced(edge), inner);
  for (const finger of fingers) drawDigit(pen, finger);
  for (const y of [-0.26, -0.08, 0.1, 0.26])
    pen.stroke(traced(`0.54 ${y - 0.05}, 0.6 ${y}, 0.54 ${y + 0.05}`), detail * 1.2, { taper: 0.4 });
}

/** The roll of dough before the finger tips, and the dents that they leave. */
function drawRoll(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-1.3 0.62!, -1.0 0.56, -0.8 0.6, -0.66 0.52, -0.44 0.6, -0.2 0.5, 0 0.42, 0.2 0.5, 0.44 0.6, 0.66 0.52, 0.8 0.6, 1.0 0.56, 1.3 0.62!, 1.14 0.92, 0.5 1.12, -0.5 1.12, -1.14 0.92',
    ),
    { pigment: 'foam', tone: (x, y) => clamp(0.02 + 0.7 * (y - 0.62) + 0.15 * x), line: inner * 1.1 },
  );
  for (const line of [
    '-0.9 0.76, -0.5 0.86, -0.1 0.78',
    '0.3 0.88, 0.66 0.84, 0.96 0.72',
    '-0.3 0.98, 0.0 1.0, 0.26 0.96',
  ])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.4 });
}

const thumb: Digit = { line: '0.14 0.2, 0.4 0.5, 0.74 0.6', half: [0.16, 0.1], nail: [-0.5, 0.6] };
const fingers: readonly Digit[] = [
  { line: '0.5 -0.3, 0.76 -0.32, 0.96 -0.26', half: [0.11, 0.09], joints: [0.55] },
  { line: '0.54 -0.1, 0.86 -0.12, 1.1 -0.1', half: [0.12, 0.1], joints: [0.55] },
  { line: '0.54 0.1, 0.86 0.1, 1.12 0.08', half: [0.12, 0.1], joints: [0.55] },
  { line: '0.5 0.28, 0.8 0.3, 1.04 0.26', half: [0.12, 0.1], joints: [0.55] },
];
