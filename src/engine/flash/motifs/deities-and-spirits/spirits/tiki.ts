import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A carved tiki: a log with a headdress, glaring eyes and a mouth full of teeth. */
export const tiki: Motif = {
  name: 'tiki',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLog(pen);
      drawBothSides(pen, drawEye);
      drawNose(pen);
      drawMouth(pen);
    });
  },
};

function drawLog(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.66 -0.5!, 0.86 -0.46, 0.94 -0.2, 0.86 0.1, 0.7 0.16!'), {
      pigment: 'wood',
      tone: 0.5,
      line: inner,
    });
    side.stroke(traced('0.72 -0.36, 0.82 -0.24, 0.78 -0.04'), detail * 1.4);
  });
  pen.fill(symmetric('0 -0.7!, 0.64 -0.7!, 0.74 -0.3, 0.74 0.3, 0.68 0.8, 0.6 1.16!, 0 1.24'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.8 * Math.abs(x) ** 2 + 0.15 * (x + y)),
    line: inner * 1.2,
  });
  for (const [feather, pigment] of feathers)
    pen.fill(symmetric(feather), {
      pigment,
      tone: (x, y) => clamp(0.15 + 0.4 * Math.abs(x) + 0.3 * (y + 1)),
      line: inner,
    });
  drawBothSides(pen, (side) => {
    for (const [plume, pigment] of plumes)
      side.fill(outlined(plume), { pigment, tone: (_, y) => clamp(0.7 + 0.5 * y), line: inner });
  });
  pen.fill(symmetric('0 -0.8!, 0.72 -0.84!, 0.74 -0.64!, 0 -0.6!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.2 + 0.5 * x),
    line: inner,
  });
  for (const x of [-0.54, -0.36, -0.18, 0, 0.18, 0.36, 0.54])
    pen.fill(outlined(`${x - 0.07} -0.65!, ${x} -0.78!, ${x + 0.07} -0.65!`), {
      pigment: 'petal',
      tone: 0.3,
      line: detail,
    });
  for (const grain of [
    '-0.62 0.2, -0.6 0.5, -0.54 0.8',
    '0.62 0.2, 0.6 0.5, 0.54 0.8',
    '-0.3 1.08, -0.28 1.18',
    '0.1 1.1, 0.12 1.2',
    '0.34 1.04, 0.34 1.16',
  ])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.4 });
}

function drawEye(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.06 -0.3!, 0.2 -0.5, 0.5 -0.58, 0.68 -0.44!, 0.66 -0.28, 0.4 -0.34, 0.18 -0.2!'), {
    pigment: 'wood',
    tone: 0.65,
    line: inner,
  });
  side.fill(outlined('0.16 -0.14, 0.26 -0.3, 0.46 -0.34, 0.62 -0.22, 0.6 -0.02, 0.44 0.1, 0.24 0.06'), {
    pigment: 'foam',
    tone: 0.03,
    line: inner * 1.2,
  });
  side.fill(outlined('0.28 -0.16, 0.4 -0.26, 0.5 -0.16, 0.46 0.0, 0.34 0.02'), { black: 'always', tone: 1 });
  side.fill(outlined('0.5 0.2!, 0.64 0.14, 0.68 0.34, 0.56 0.48!, 0.58 0.32'), {
    pigment: 'wood',
    tone: 0.6,
    line: inner,
  });
}

function drawNose(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.38!, 0.1 -0.3, 0.1 0.0, 0.26 0.14, 0.26 0.28, 0.12 0.32, 0 0.28'), {
    pigment: 'wood',
    tone: (x) => clamp(0.2 + 1.4 * x),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.1 0.22, 0.18 0.18, 0.2 0.26, 0.12 0.28'), { black: 'always', tone: 1 }),
  );
}

function drawMouth(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.4, 0.3 0.38, 0.56 0.5!, 0.58 0.8, 0.4 0.98, 0 1.02'), {
    pigment: 'wood',
    tone: 0.65,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 0.47, 0.28 0.46, 0.48 0.56!, 0.48 0.78, 0.34 0.9, 0 0.94'), {
    black: 'always',
    tone: 1,
  });
  for (const [upper, y, tip] of [
    [true, 0.47, 0.68],
    [false, 0.93, 0.73],
  ] as const)
    for (const x of [-0.36, -0.18, 0, 0.18, 0.36])
      pen.fill(
        outlined(
          `${x - 0.085} ${y + (upper ? 1 : -1) * 0.02 * Math.abs(x) * 4}!, ${x + 0.085} ${y + (upper ? 1 : -1) * 0.02 * Math.abs(x) * 4}!, ${x + 0.06} ${tip}!, ${x - 0.06} ${tip}!`,
        ),
        { pigment: 'bone', tone: 0.05, line: inner },
      );
}

const feathers = [['0 -1.4!, 0.12 -1.2, 0.14 -0.96, 0.1 -0.78!, 0 -0.78!', 'leaf']] as const;
const plumes = [
  ['0.58 -0.78!, 0.7 -0.96, 0.92 -1.1!, 0.88 -0.9, 0.72 -0.76!', 'leaf'],
  ['0.38 -0.78!, 0.42 -1.02, 0.62 -1.26!, 0.66 -1.02, 0.6 -0.78!', 'petal'],
  ['0.12 -0.78!, 0.14 -1.06, 0.3 -1.36!, 0.4 -1.08, 0.38 -0.78!', 'gold'],
] as const;
