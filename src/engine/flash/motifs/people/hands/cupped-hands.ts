import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawForearm } from '../../parts/arms-and-hands/forearm.ts';

/** Two hands side by side, palms up, that make a bowl. */
export const cuppedHands: Motif = {
  name: 'cupped-hands',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawBothSides(pen, drawHand));
  },
};

/** The right one, its little finger at the middle. */
function drawHand(side: Pen): void {
  const { inner, detail } = side.weight;
  drawForearm(side.at({ at: [0.62, 0.98], angleRad: -Math.PI / 2 - 0.4, scale: 1.1 }), { cloth: 'petal' });
  for (const finger of fingers) drawDigit(side, finger);
  side.fill(
    outlined(
      '0.0 0.14!, 0.2 0.0, 0.5 -0.1, 0.86 0.0!, 1.0 0.3, 0.98 0.6, 0.88 0.86, 0.86 0.98!, 0.38 1.1!, 0.14 0.84, 0.0 0.56!',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.62 - 0.75 * x + 0.25 * smoothstep(0.5, 0.1, y)),
    },
  );
  for (const edge of [
    '0.87 0.02, 1.0 0.3, 0.98 0.6, 0.88 0.86, 0.86 0.98',
    '0.0 0.14, 0.0 0.56, 0.14 0.84, 0.38 1.1',
  ])
    side.stroke(traced(edge), inner);
  for (const crease of [
    '0.1 0.24, 0.3 0.16, 0.56 0.18, 0.76 0.1',
    '0.14 0.42, 0.4 0.36, 0.66 0.4, 0.8 0.3',
    '0.8 0.34, 0.64 0.5, 0.58 0.74, 0.6 0.94',
  ])
    side.stroke(traced(crease), detail * 1.4, { taper: 0.5 });
  drawDigit(side, thumb);
}

/** From the forefinger to the little one: each lies over the one before. */
const fingers: readonly Digit[] = [
  { line: '0.74 0.08, 0.86 -0.3, 0.8 -0.66', half: [0.13, 0.1], joints: [0.4, 0.68] },
  { line: '0.54 0.06, 0.62 -0.4, 0.54 -0.82', half: [0.135, 0.1], joints: [0.4, 0.68], depth: 0.06 },
  { line: '0.34 0.1, 0.38 -0.34, 0.3 -0.72', half: [0.13, 0.095], joints: [0.4, 0.68], depth: 0.12 },
  { line: '0.14 0.2, 0.14 -0.16, 0.1 -0.46', half: [0.115, 0.085], joints: [0.4, 0.68], depth: 0.18 },
];
const thumb: Digit = { line: '0.82 0.66, 1.1 0.4, 1.2 0.0', half: [0.18, 0.1], joints: [0.6] };
