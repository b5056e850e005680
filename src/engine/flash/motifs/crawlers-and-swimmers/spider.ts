import { clamp } from '../../geometry/interval.ts';
import { lengthOf } from '../../geometry/point.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawJointedLeg } from '../parts/insect-leg.ts';

/** A black widow from above. */
export const spider: Motif = {
  name: 'spider',
  tinted: ['dark'],
  draw(easel) {
    easel.layer(drawSpider);
  },
};

function drawSpider(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const leg of legs) drawJointedLeg(side, leg, 0.055, 'dark');
    drawJointedLeg(side, '0.08 -0.44, 0.16 -0.58, 0.1 -0.7', 0.05, 'dark');
  });
  pen.cell(abdomen, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.15 + 1.3 * lengthOf(x + 0.1, (y - 0.28) * 0.8)),
    line: inner * 1.1,
  });
  pen.cell(sign, { pigment: 'petal', tone: 0.05, line: inner });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.14 0.02, 0.26 0.16, 0.3 0.36'), detail * 1.3, { taper: 0.5 });
    side.stroke(traced('0.12 0.8, 0.24 0.7, 0.3 0.54'), detail * 1.3, { taper: 0.5 });
  });
  pen.cell(thorax, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.1 + 2.2 * lengthOf(x + 0.05, y + 0.3)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.04 -0.5!, 0.1 -0.52, 0.1 -0.62, 0.03 -0.72!, 0.02 -0.6'), {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.4,
      line: detail,
    });
    for (const [x, y] of [
      [0.04, -0.4],
      [0.1, -0.36],
    ] as const)
      side.cell(outlined(`${x - 0.025} ${y}, ${x} ${y - 0.025}, ${x + 0.025} ${y}, ${x} ${y + 0.025}`), {
        color: [255, 255, 255],
        tone: 0,
        line: detail * 0.7,
      });
    side.stroke(traced('0.02 -0.3, 0.1 -0.2, 0.16 -0.24'), detail, { taper: 0.4 });
  });
}

const legs = [
  '0.16 -0.36, 0.5 -0.86, 0.86 -1.12, 0.9 -1.5',
  '0.18 -0.3, 0.7 -0.6, 1.12 -0.66, 1.44 -0.98',
  '0.18 -0.22, 0.72 -0.08, 1.1 0.2, 1.42 0.18',
  '0.16 -0.16, 0.56 0.32, 0.84 0.84, 0.8 1.3',
];
const abdomen = symmetric('0 -0.14, 0.24 -0.06, 0.42 0.24, 0.38 0.6, 0.18 0.88, 0 0.96');
const sign = outlined('-0.16 0.12!, 0.16 0.12!, 0.04 0.36!, 0.16 0.62!, -0.16 0.62!, -0.04 0.36!');
const thorax = symmetric('0 -0.54, 0.14 -0.5, 0.23 -0.34, 0.2 -0.14, 0.08 -0.04, 0 -0.02');
