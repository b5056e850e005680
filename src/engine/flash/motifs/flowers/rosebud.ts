import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLeaf } from '../parts/leaf.ts';
import { drawLimb } from '../parts/limb.ts';

/** A rose about to open, on a long stem with leaves and thorns. */
export const rosebud: Motif = {
  name: 'rosebud',
  tinted: ['petal', 'petalLight'],
  draw(easel) {
    easel.layer((pen) => {
      drawStem(pen);
      drawBud(pen);
      drawSepals(pen);
    });
  },
};

function drawStem(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, angleRad, scale] of [
    [0.02, 0.74, -0.62, 0.62],
    [0.04, 0.7, 0.1, 0.5],
    [-0.02, 0.96, 3.6, 0.6],
    [-0.02, 1.0, 2.9, 0.52],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.56, teeth: 0.14, bend: 0.1 });
  for (const [x, y, side] of thorns)
    pen.cell(outlined(`${x} ${y - 0.07}!, ${x + 0.13 * side} ${y - 0.02}!, ${x} ${y + 0.05}!`), {
      pigment: 'leaf',
      tone: 0.5,
      line: inner * 0.8,
    });
  drawLimb(
    pen,
    { line: '0 0.1, 0.03 0.5, -0.02 0.94, 0.06 1.5', half: [0.06, 0.045, 0.045, 0.06] },
    { pigment: 'leaf', tone: (x) => clamp(0.3 + 6 * x), line: inner },
  );
}

function drawBud(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [outline, pigment, shade] of petals)
    pen.cell(outlined(outline), {
      pigment,
      tone: (x, y) =>
        clamp(
          shade +
            0.55 * smoothstep(0.1, 0.5, x) +
            0.4 * smoothstep(-0.4, 0.1, y) +
            0.3 * smoothstep(-0.3, -0.5, x),
        ),
      line: inner * 1.1,
    });
  for (const fold of folds) pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}

function drawSepals(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const isFlipped of [true, false]) {
    const side = pen.at({ isFlipped });
    side.cell(outlined('0.02 0.1!, 0.24 0.06, 0.48 -0.1, 0.66 -0.38!, 0.56 0.02, 0.32 0.2, 0.06 0.22!'), {
      pigment: 'leaf',
      tone: (x) => clamp(0.1 + 0.8 * x),
      line: inner,
    });
    side.stroke(traced('0.14 0.13, 0.38 0.04, 0.56 -0.18'), detail, { taper: 0.5 });
  }
  pen.cell(outlined('-0.14 0.1!, -0.06 -0.14, 0.04 -0.38!, 0.1 -0.12, 0.16 0.1!'), {
    pigment: 'leaf',
    tone: 0.15,
    line: inner,
  });
  pen.stroke(traced('0.02 0.06, 0.03 -0.12, 0.04 -0.26'), detail, { taper: 0.5 });
  pen.cell(outlined('-0.16 0.08!, 0 0.03, 0.16 0.08!, 0.12 0.24, 0 0.3, -0.12 0.24'), {
    pigment: 'leaf',
    tone: (x) => clamp(0.4 + 2 * x),
    line: inner,
  });
}

const thorns = [
  [0.04, 0.46, 1],
  [-0.02, 0.6, -1],
  [0.0, 1.2, 1],
  [-0.02, 1.12, -1],
] as const;
const petals = [
  ['-0.3 -0.7!, -0.16 -0.98, 0.06 -1.1, 0.24 -0.98, 0.34 -0.72!, 0.2 -0.4, -0.2 -0.4', 'petalLight', 0.35],
  ['-0.16 -0.72!, -0.12 -0.92, 0.04 -1.0, 0.16 -0.9, 0.14 -0.74!, 0.04 -0.6, -0.1 -0.62', 'petal', 0.6],
  ['-0.06 -0.78!, 0.0 -0.88, 0.08 -0.82, 0.06 -0.7!', 'petal', 0.8],
  ['0.36 -0.86!, 0.5 -0.62, 0.5 -0.3, 0.36 0.0, 0.08 0.12!, -0.06 -0.2, 0.04 -0.56, 0.2 -0.76', 'petal', 0.1],
  [
    '-0.38 -0.88!, -0.22 -0.8, -0.02 -0.66, 0.2 -0.62!, 0.24 -0.34, 0.14 -0.02, -0.02 0.12!, -0.34 0.0, -0.5 -0.3, -0.5 -0.64',
    'petal',
    0.05,
  ],
  ['-0.38 -0.88!, -0.22 -0.8, -0.02 -0.66, 0.2 -0.62!, 0.08 -0.56, -0.16 -0.58, -0.34 -0.7', 'petalLight', 0],
] as const;
const folds = [
  '-0.38 -0.5, -0.36 -0.24, -0.2 0.0',
  '-0.2 -0.44, -0.16 -0.2, -0.06 0.02',
  '0.4 -0.62, 0.4 -0.34, 0.3 -0.1',
  '0.1 -0.46, 0.12 -0.24, 0.06 -0.02',
];
