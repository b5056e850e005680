import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { Digit } from '../../parts/arms-and-hands/digit.ts';
import { drawDigit } from '../../parts/arms-and-hands/digit.ts';
import { drawForearm } from '../../parts/arms-and-hands/forearm.ts';

/** A baby's hand closed around the forefinger of a grown-up's hand. */
export const babyGrip: Motif = {
  name: 'baby-grip',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((sheet) => {
      const pen = sheet.at({ angleRad: 0.4 });
      drawBabyPalm(pen);
      drawGrownHand(pen);
      for (const finger of babyFingers) drawDigit(pen, finger);
    });
  },
};

/** Its wrist has the crease that babies have. */
function drawBabyPalm(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const arm = pen.at({ at: [0.66, 0.62], angleRad: -2.1, scale: 0.72 });
  drawForearm(arm, { cloth: 'petal' });
  pen.fill(
    outlined(
      '0.12 -0.1, 0.3 -0.3, 0.66 -0.28, 0.86 0.0, 0.88 0.34, 0.84 0.6, 0.64 0.74, 0.36 0.64, 0.16 0.42',
    ),
    {
      pigment: 'bone',
      tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.4) + 0.6 * (y - 0.2)),
      line: inner,
    },
  );
  pen.stroke(traced('0.4 0.68, 0.62 0.66, 0.82 0.54'), detail * 1.4, { taper: 0.3 });
}

function drawGrownHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawForearm(pen.at({ at: [-1.2, 0.06] }), { cloth: 'water' });
  pen.fill(
    outlined(
      '-1.16 -0.18!, -0.96 -0.28, -0.7 -0.36, -0.4 -0.34, -0.24 -0.2!, -0.3 0.5!, -0.6 0.64, -0.9 0.52, -1.16 0.3!',
    ),
    { pigment: 'bone', tone: (_, y) => clamp(0.1 + 0.5 * y) },
  );
  for (const edge of ['-1.16 -0.18, -0.96 -0.28, -0.7 -0.36', '-0.6 0.64, -0.9 0.52, -1.16 0.3'])
    pen.stroke(traced(edge), inner);
  for (const digit of grownFingers) drawDigit(pen, digit);
  pen.stroke(traced('-0.74 -0.22, -0.64 -0.28, -0.54 -0.24'), detail, { taper: 0.4 });
}

const grownFingers: readonly Digit[] = [
  { line: '-0.34 0.54, -0.5 0.57, -0.7 0.56', half: [0.12, 0.1], isFolded: true },
  { line: '-0.24 0.34, -0.5 0.38, -0.74 0.38', half: [0.14, 0.12], isFolded: true },
  { line: '-0.2 0.1, -0.5 0.16, -0.78 0.18', half: [0.15, 0.13], isFolded: true },
  {
    line: '-0.7 -0.19, -0.2 -0.2, 0.3 -0.12, 1.1 0.0',
    half: [0.17, 0.125],
    nail: [-0.95, -0.3],
    joints: [0.36],
  },
  { line: '-1.06 0.2, -0.8 0.06, -0.6 0.0, -0.38 0.02', half: [0.19, 0.12], nail: [-0.95, -0.2] },
];
const babyFingers: readonly Digit[] = [
  { line: '0.36 0.46, 0.16 0.34, 0.04 0.06', half: [0.13, 0.09], nail: [-0.9, -0.1] },
  ...[0.76, 0.58, 0.4, 0.22].map(
    (x, i): Digit => ({
      line: `${x} ${-0.26 - 0.03 * (i % 3)}, ${x - 0.01} -0.06, ${x - 0.03} ${0.2 - 0.03 * i}`,
      half: [0.105, 0.085],
      nail: [-0.55, 0.55],
      joints: [0.3],
      isFolded: true,
    }),
  ),
];
