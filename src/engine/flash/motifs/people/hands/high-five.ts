import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawForearm } from '../../parts/arms-and-hands/forearm.ts';

/** Two raised hands that clap against each other, palm to palm. */
export const highFive: Motif = {
  name: 'high-five',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawClap, { contour: 0.6 });
    canvas.layer((pen) => drawRaisedHand(pen.at({ at: [-0.02, 0], isFlipped: true }), 'water'));
    canvas.layer((pen) => drawRaisedHand(pen.at({ at: [0.02, 0] }), 'petal'), { contour: 0.7 });
  },
};

/** The right one, its palm at x = 0: the other fingers show behind the forefinger. */
function drawRaisedHand(pen: Pen, cloth: Pigment): void {
  const { inner } = pen.weight;
  drawForearm(pen.at({ at: [0.6, 0.72], angleRad: -2.5, scale: 0.96 }), { cloth });
  for (const finger of fingers) drawDigit(pen, finger);
  pen.fill(
    outlined(
      '0.0 -0.32!, 0.3 -0.32!, 0.46 -0.1, 0.6 0.24, 0.76 0.56!, 0.4 0.92!, 0.18 0.72, 0.04 0.42, 0 0.1',
    ),
    { pigment: 'bone', tone: (x, y) => clamp(0.1 + 0.5 * x + 0.2 * y) },
  );
  for (const edge of [
    '0.3 -0.32, 0.46 -0.1, 0.6 0.24, 0.76 0.56',
    '0.4 0.92, 0.18 0.72, 0.04 0.42, 0 0.1, 0.0 -0.32',
  ])
    pen.stroke(traced(edge), inner);
  drawDigit(pen, thumb);
}

/** From the one furthest back. */
const fingers: readonly Digit[] = [
  { line: '0.36 -0.16, 0.68 -0.44, 0.96 -0.7', half: [0.12, 0.09], joints: [0.5], depth: 0.3 },
  { line: '0.3 -0.24, 0.54 -0.7, 0.74 -1.08', half: [0.13, 0.1], joints: [0.4, 0.68], depth: 0.2 },
  { line: '0.22 -0.26, 0.34 -0.82, 0.42 -1.3', half: [0.13, 0.1], joints: [0.4, 0.68], depth: 0.1 },
  { line: '0.14 -0.26, 0.11 -0.76, 0.1 -1.22', half: [0.14, 0.1], joints: [0.4, 0.68] },
];
const thumb: Digit = {
  line: '0.42 0.42, 0.28 0.16, 0.2 -0.16, 0.24 -0.44',
  half: [0.2, 0.12],
  joints: [0.62],
  nail: [-0.9, -0.1],
};

/** Sparks that fly off where they meet. */
function drawClap(pen: Pen): void {
  for (const [angleRad, near, far] of [
    [0, 1.52, 2.1],
    [0.4, 1.62, 2.06],
    [-0.4, 1.62, 2.06],
    [0.8, 1.6, 2.0],
    [-0.8, 1.6, 2.0],
    [1.2, 1.5, 1.86],
    [-1.2, 1.5, 1.86],
  ] as const)
    pen
      .at({ angleRad })
      .fill(outlined(`0 ${-near}!, 0.09 ${-far + 0.1}!, 0 ${-far}!, -0.09 ${-far + 0.1}!`), {
        pigment: 'gold',
        tone: 0.15,
        line: pen.weight.inner,
      });
}
