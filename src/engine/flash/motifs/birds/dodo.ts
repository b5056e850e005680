import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import type { LockPlaces } from '../parts/any-beast/fur.ts';
import { drawHairs, drawLock } from '../parts/any-beast/fur.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawToedLeg } from '../parts/birds/bird-leg.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A dodo: stout, its hooked bill huge, its wings tiny, a plume for a tail; looks to the right. */
export const dodo: Motif = {
  name: 'dodo',
  tinted: ['grey'],
  mouth: [1.24, -0.46],
  draw(canvas) {
    canvas.layer((pen) => {
      drawToedLeg(pen.at({ at: [0.4, -0.05] }), leg, 0.6);
      drawToedLeg(pen, leg, 0.1);
      for (const [x, y, dx, dy, bend = 0] of plume)
        drawLock(pen, { root: [x, y], tip: [x + dx, y + dy], width: 0.3, bend, pigment: 'foam', tone: 0.12 });
      drawBody(pen);
      drawHead(pen);
      drawWing(pen);
    });
  },
};

const leg = {
  pigment: 'gold',
  shank: { line: '-0.24 0.7, -0.18 0.94, -0.24 1.2', half: [0.22, 0.12, 0.1] },
  folds: ['-0.3 0.98, -0.2 1.01, -0.12 0.98', '-0.3 1.08, -0.2 1.11, -0.12 1.08'],
  toes: [
    '-0.26 1.18, -0.42 1.24, -0.54 1.3',
    '-0.22 1.18, 0.02 1.22, 0.2 1.3',
    '-0.24 1.18, -0.16 1.28, -0.08 1.38',
  ],
  toeHalf: [0.09, 0.075, 0.02],
} as const;

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.06 + 0.75 * smoothstep(0.2, 0.86, y) + 0.3 * smoothstep(-0.5, -1, x)),
    line: pen.weight.inner * 1.2,
  });
  for (const row of [
    '0.2 0.1, 0.46 0.16, 0.62 0.06',
    '0.1 0.4, 0.36 0.48, 0.6 0.36',
    '-0.2 0.66, 0.1 0.72, 0.36 0.64',
    '-0.7 0.1, -0.5 -0.02, -0.2 -0.08',
  ])
    drawHairs(pen, traced(row), [-0.05, 0.13], 8);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(lowerBill, { pigment: 'gold', tone: 0.55, line: inner * 1.1 });
  pen.fill(head, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(0.44, 0.2, x + 0.1 * y) + 0.2 * smoothstep(-0.7, -0.3, y)),
    line: inner * 1.2,
  });
  // The neck grows out of the breast without a seam.
  pen.fill(outlined('0.18 -0.1, 0.3 -0.3, 0.56 -0.26, 0.66 0.0, 0.4 0.16, 0.16 0.1'), {
    pigment: 'grey',
    tone: 0.1,
  });
  pen.fill(mask, { pigment: 'foam', tone: (_, y) => clamp(0.05 + 0.6 * (y + 0.7)), line: inner });
  pen.fill(bill, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.9 * (y + 0.8) - 0.2 * (x - 0.8)),
    line: inner * 1.2,
  });
  pen.stroke(traced('1.16 -0.5, 0.98 -0.6, 0.72 -0.6'), inner);
  pen.dot([0.96, -0.78], inner * 1.1);
  drawRoundEye(pen, [0.54, -0.86], 0.075, 'gold');
  pen.stroke(traced('0.42 -0.96, 0.54 -1.0, 0.66 -0.94'), detail * 1.6, { taper: 0.3 });
}

function drawWing(pen: Pen): void {
  for (const [x, y, length, turn] of [
    [-0.3, 0.14, 0.44, 2.7],
    [-0.26, 0.24, 0.44, 2.5],
    [-0.18, 0.3, 0.42, 2.3],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.36, 'foam', 0.15);
  pen.fill(outlined('0.08 0.06, 0.06 0.3, -0.12 0.42, -0.36 0.34, -0.46 0.2, -0.3 0.04, -0.1 -0.02'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.12 + 0.8 * (y - 0.1) - 0.2 * x),
    line: pen.weight.inner * 1.1,
  });
  for (const row of ['0.0 0.1, -0.08 0.18, -0.18 0.12', '-0.02 0.26, -0.1 0.32, -0.2 0.26'])
    pen.stroke(traced(row), pen.weight.detail * 1.3);
}

const body = outlined(
  '0.36 -0.2, 0.6 -0.02, 0.76 0.3, 0.66 0.64, 0.36 0.88, -0.1 0.94, -0.54 0.84, -0.9 0.56, -1.0 0.22, -0.84 -0.02, -0.5 -0.16, -0.1 -0.18, 0.14 -0.22',
);
const head = outlined(
  '0.06 0.1!, 0.2 -0.2, 0.22 -0.5, 0.2 -0.8, 0.32 -1.06, 0.58 -1.14, 0.78 -1.02, 0.84 -0.8, 0.78 -0.6, 0.64 -0.44, 0.62 -0.2, 0.72 0.1!, 0.4 0.2',
);
const mask = outlined(
  '0.62 -1.04, 0.78 -1.0, 0.86 -0.8, 0.8 -0.58, 0.64 -0.5, 0.44 -0.6, 0.42 -0.78, 0.48 -0.98',
);
const bill = outlined(
  '0.68 -0.94!, 0.86 -0.96, 1.04 -0.92, 1.24 -0.96, 1.4 -0.82, 1.42 -0.56, 1.3 -0.34!, 1.2 -0.5, 1.06 -0.58, 0.88 -0.58, 0.68 -0.56!',
);
const lowerBill = outlined(
  '0.64 -0.58!, 0.9 -0.58, 1.14 -0.52!, 1.18 -0.42, 1.04 -0.38, 0.84 -0.4, 0.64 -0.46!',
);
const plume: LockPlaces = [
  [-0.84, 0.1, -0.44, 0.02, 0.3],
  [-0.84, 0.06, -0.46, -0.22, 0.3],
  [-0.8, 0.0, -0.3, -0.42, 0.3],
  [-0.74, 0.0, -0.06, -0.46, 0.2],
];
