import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawForearm } from '../../parts/arms-and-hands/forearm.ts';
import { drawOfferedHand } from '../../parts/arms-and-hands/offered-hand.ts';

/** A child's hand in the hand of a grown-up. */
export const childHandInHand: Motif = {
  name: 'child-hand-in-hand',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => drawOfferedHand(pen, { cloth: 'water', drawLaid: drawChildHand }));
  },
};

/** A dog's paw in somebody's hand. */
export const pawInHand: Motif = {
  name: 'paw-in-hand',
  tinted: ['wood'],
  carries: ['paw'],
  draw(canvas) {
    canvas.layer((pen) => drawOfferedHand(pen, { cloth: 'water', drawLaid: drawPaw }));
  },
};

/** From the right, its back up. */
function drawChildHand(sheet: Pen): void {
  const { inner, detail } = sheet.weight;
  const pen = sheet.at({ at: [0.62, -0.42], angleRad: -0.5, isFlipped: true, scale: 0.8 });
  drawForearm(pen, { cloth: 'petal' });
  for (const finger of childFingers) drawDigit(pen, finger);
  pen.fill(
    outlined('0.0 -0.24!, 0.2 -0.32, 0.46 -0.34, 0.62 -0.24!, 0.64 0.22!, 0.44 0.34, 0.2 0.32, 0.0 0.24!'),
    {
      pigment: 'bone',
      tone: (_, y) => clamp(0.06 + 0.8 * y),
    },
  );
  for (const edge of [
    '0.0 -0.24, 0.2 -0.32, 0.46 -0.34, 0.6 -0.26',
    '0.6 0.26, 0.44 0.34, 0.2 0.32, 0.0 0.24',
  ])
    pen.stroke(traced(edge), inner);
  for (const y of [-0.18, -0.02, 0.14])
    pen.stroke(traced(`0.5 ${y - 0.04}, 0.55 ${y}, 0.5 ${y + 0.04}`), detail * 1.2, { taper: 0.4 });
  drawDigit(pen, childThumb);
}

const childFingers: readonly Digit[] = [
  { line: '0.5 -0.22, 0.8 -0.26, 1.02 -0.22', half: [0.1, 0.08], nail: [-0.6, 0.6] },
  { line: '0.5 -0.06, 0.86 -0.08, 1.14 -0.06', half: [0.11, 0.085], nail: [-0.6, 0.6], joints: [0.5] },
  { line: '0.5 0.1, 0.86 0.1, 1.12 0.1', half: [0.11, 0.085], nail: [-0.6, 0.6], joints: [0.5] },
  { line: '0.5 0.24, 0.78 0.28, 1.0 0.27', half: [0.105, 0.08], nail: [-0.6, 0.6], joints: [0.5] },
];
const childThumb: Digit = { line: '0.14 0.2, 0.34 0.42, 0.6 0.46', half: [0.13, 0.09], nail: [-0.9, -0.1] };

/** From the right, with its foreleg. */
function drawPaw(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '1.3 -1.24, 0.92 -0.8, 0.34 -0.26', half: [0.36, 0.3, 0.27] },
    { pigment: 'wood', tone: (x, y) => clamp(0.15 + 0.5 * (x + y)) },
  );
  pen.fill(
    outlined(
      '0.62 -0.36!, 0.36 -0.52, 0.06 -0.46, -0.2 -0.24, -0.42 0.0, -0.4 0.2, -0.1 0.26, 0.2 0.2, 0.44 0.1, 0.62 -0.06!',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.1 + 0.7 * (y + 0.2) + 0.2 * x) },
  );
  pen.stroke(traced('0.42 -0.5, 0.24 -0.52, 0.06 -0.46, -0.2 -0.24'), inner);
  pen.stroke(traced('0.62 -0.06, 0.44 0.1, 0.2 0.2, -0.04 0.26'), inner);
  for (const [x, y, angleRad] of [
    [-0.28, -0.14, 2.5],
    [-0.32, 0.02, 2.65],
    [-0.22, 0.16, 2.8],
    [-0.02, 0.24, 2.9],
  ] as const) {
    const toe = pen.at({ at: [x, y], angleRad: angleRad + Math.PI, isFlipped: true });
    toe.fill(outlined('0.14 -0.03!, 0.28 0.02, 0.34 0.1!, 0.24 0.08, 0.14 0.06!'), {
      pigment: 'dark',
      tone: 0.6,
      line: detail,
    });
    toe.fill(outlined('-0.16 -0.1!, 0.04 -0.13, 0.18 -0.08, 0.21 0.01, 0.15 0.09, -0.02 0.11, -0.16 0.08!'), {
      pigment: 'wood',
      tone: (_, py) => clamp(0.12 + 2 * py),
      line: inner,
    });
  }
  drawHairs(pen, traced('0.6 -0.5, 0.46 -0.3, 0.42 -0.06'), [0.02, 0.14], 7);
  drawHairs(pen, traced('0.96 -0.86, 0.84 -0.66, 0.8 -0.44'), [0.02, 0.14], 6);
}
