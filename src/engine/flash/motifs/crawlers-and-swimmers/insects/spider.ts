import { clamp } from '../../../geometry/interval.ts';
import { lengthOf, pointAt } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides, drawHairs } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A plain spider from above, pale chevrons down its back. */
export const spider: Motif = {
  name: 'spider',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => drawSpider(pen, drawChevrons));
  },
};

/** A black widow from above, the red hourglass on it. */
export const blackWidow: Motif = {
  name: 'black-widow',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawSpider(pen, (back) => back.fill(sign, { pigment: 'petal', tone: 0.05, line: back.weight.inner })),
    );
  },
};

/** Pale chevrons down the back, dots beside them. */
function drawChevrons(pen: Pen): void {
  const look = { pigment: 'bone', tone: 0 } as const;
  for (const [y, half] of [
    [0.08, 0.16],
    [0.26, 0.2],
    [0.44, 0.17],
    [0.6, 0.12],
  ] as const) {
    pen.fill(
      symmetric(`0 ${y - 0.05}!, ${half} ${y + 0.07}!, ${half * 0.9} ${y + 0.13}!, 0 ${y + 0.03}!`),
      look,
    );
    drawBothSides(pen, (side) => side.fill(circle([half + 0.06, y + 0.02], 0.028, 14), look));
  }
}

/** A tarantula from above: stout, hairy all over, its knees ringed. */
export const tarantula: Motif = {
  name: 'tarantula',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawTarantula);
  },
};

function drawTarantula(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const leg of stoutLegs) {
      const line = traced(leg);
      drawHairs(side, line, [0.1, -0.08], 16);
      drawHairs(side, line, [-0.04, 0.13], 16);
      drawLimb(
        side,
        { line: leg, half: [0.1, 0.12, 0.1, 0.085, 0.06] },
        { pigment: 'wood', tone: (x, y) => clamp(0.2 + 0.5 * (x - 0.3) + 0.2 * Math.abs(y)) },
      );
      for (const share of [0.36, 0.66]) {
        const i = Math.round(share * (line.length - 1));
        const [[x0, y0], [x1, y1]] = [pointAt(line, i - 1), pointAt(line, i + 1)];
        side
          .at({ at: pointAt(line, i), angleRad: Math.atan2(y1 - y0, x1 - x0) })
          .fill(outlined('-0.05 -0.11!, 0.05 -0.1!, 0.05 0.1!, -0.05 0.11!'), {
            pigment: 'ember',
            tone: 0.1,
            line: detail,
          });
      }
    }
    drawLimb(
      side,
      { line: '0.1 -0.5, 0.22 -0.7, 0.16 -0.92', half: [0.08, 0.08, 0.05] },
      { pigment: 'wood', tone: 0.4 },
    );
    side.fill(outlined('0.02 -0.52!, 0.12 -0.56, 0.12 -0.7, 0.05 -0.8!, 0.02 -0.66'), {
      black: 'always',
      tone: 1,
    });
  });
  pen.fill(furryAbdomen, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 1.1 * lengthOf(x + 0.08, (y - 0.4) * 0.8)),
    line: inner * 1.2,
  });
  for (const y of [0.16, 0.32, 0.48, 0.64, 0.8])
    drawHairs(pen, traced(`-0.34 ${y}, 0 ${y - 0.04}, 0.34 ${y}`), [0, 0.16], 14);
  pen.fill(symmetric('0 -0.58, 0.2 -0.54, 0.34 -0.34, 0.32 -0.12, 0.16 0.02, 0 0.04'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 1.6 * lengthOf(x + 0.05, y + 0.3)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.03 -0.2, 0.14 -0.3, 0.24 -0.42',
      '0.04 -0.17, 0.18 -0.2, 0.3 -0.24',
      '0.03 -0.12, 0.14 -0.06, 0.2 -0.02',
    ])
      side.stroke(traced(line), detail * 1.4, { taper: 0.4 });
    side.fill(outlined('0.03 -0.47, 0.06 -0.5, 0.09 -0.47, 0.06 -0.44'), { black: 'always', tone: 1 });
  });
}

const stoutLegs = [
  '0.2 -0.4, 0.5 -0.78, 0.7 -1.06, 0.66 -1.46',
  '0.28 -0.3, 0.74 -0.5, 1.08 -0.62, 1.34 -0.94',
  '0.28 -0.16, 0.76 -0.04, 1.1 0.16, 1.4 0.14',
  '0.22 -0.04, 0.6 0.34, 0.86 0.78, 0.84 1.24',
];
const furryAbdomen = symmetric(
  '0 0.0, 0.26 0.06, 0.42 0.26!, 0.4 0.3, 0.48 0.44!, 0.44 0.5, 0.49 0.62!, 0.42 0.68, 0.42 0.82!, 0.32 0.86, 0.28 0.98!, 0.16 0.98, 0.1 1.08!, 0 1.04',
);

function drawSpider(pen: Pen, drawBack: (pen: Pen) => void): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    for (const leg of legs) drawJointedLeg(side, leg, 0.055, 'dark');
    drawJointedLeg(side, '0.08 -0.44, 0.16 -0.58, 0.1 -0.7', 0.05, 'dark');
  });
  pen.fill(abdomen, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.15 + 1.3 * lengthOf(x + 0.1, (y - 0.28) * 0.8)),
    line: inner * 1.1,
  });
  drawBack(pen);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.14 0.02, 0.26 0.16, 0.3 0.36'), detail * 1.3, { taper: 0.5 });
    side.stroke(traced('0.12 0.8, 0.24 0.7, 0.3 0.54'), detail * 1.3, { taper: 0.5 });
  });
  pen.fill(thorax, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.1 + 2.2 * lengthOf(x + 0.05, y + 0.3)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.04 -0.5!, 0.1 -0.52, 0.1 -0.62, 0.03 -0.72!, 0.02 -0.6'), {
      pigment: 'petal',
      black: 'uncolored',
      tone: 0.4,
      line: detail,
    });
    for (const [x, y] of [
      [0.04, -0.4],
      [0.1, -0.36],
    ] as const)
      side.fill(outlined(`${x - 0.025} ${y}, ${x} ${y - 0.025}, ${x + 0.025} ${y}, ${x} ${y + 0.025}`), {
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
