import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawToedLeg } from '../parts/birds/bird-leg.ts';

/** A kiwi: a round shaggy bird without wings, its long bill to the ground; looks to the right. */
export const kiwi: Motif = {
  name: 'kiwi',
  tinted: ['wood'],
  mouth: [1.5, 0.58],
  draw(canvas) {
    canvas.layer((pen) => {
      drawToedLeg(pen.at({ at: [0.36, -0.05] }), leg, 0.6);
      drawToedLeg(pen, leg, 0.15);
      drawBody(pen);
      drawHead(pen);
    });
  },
};

const leg = {
  pigment: 'gold',
  shank: { line: '-0.4 0.5, -0.24 0.8, -0.4 1.0, -0.34 1.16', half: [0.26, 0.13, 0.08, 0.08] },
  toes: [
    '-0.34 1.14, -0.5 1.2, -0.62 1.28',
    '-0.34 1.14, -0.1 1.16, 0.12 1.26',
    '-0.34 1.14, -0.22 1.24, -0.14 1.36',
  ],
  toeHalf: [0.075, 0.06, 0.012],
} as const;

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 0.8 * smoothstep(0.1, 0.72, y) + 0.3 * smoothstep(-0.6, -1.1, x)),
    line: pen.weight.inner * 1.2,
  });
  for (const row of rows) drawHairs(pen, traced(row), [-0.16, 0.12], 11);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bill, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 0.7 * (y - 0.3 * x + 0.1)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.96 -0.08, 1.2 0.14, 1.42 0.46'), detail * 1.3, { taper: 0.3 });
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(-0.2, 0.2, y) + 0.2 * smoothstep(0.6, 0.4, x)),
    line: inner * 1.1,
  });
  // Head and neck grow out of the back without a seam.
  pen.fill(outlined('0.3 -0.3, 0.5 -0.42, 0.68 -0.3, 0.66 -0.04, 0.5 0.14, 0.3 0.06'), {
    pigment: 'wood',
    tone: 0.14,
  });
  drawRoundEye(pen, [0.8, -0.28], 0.07, 'foam');
  for (const whisker of [
    '0.94 -0.3, 1.1 -0.42, 1.22 -0.46',
    '0.98 -0.24, 1.16 -0.28, 1.3 -0.26',
    '0.86 0.02, 0.94 0.16, 0.96 0.3',
  ])
    pen.stroke(traced(whisker), detail * 1.3, { taper: 0.5, tapering: 'end' });
  drawHairs(pen, traced('0.66 -0.42, 0.56 -0.3, 0.5 -0.1'), [-0.13, 0.06], 7);
}

const body = outlined(
  '0.5 -0.42, 0.2 -0.66, -0.26 -0.78, -0.72 -0.64, -1.06 -0.26, -1.2 0.06!, -1.1 0.1, -1.22 0.3!, -1.04 0.32, -1.06 0.54!, -0.8 0.56, -0.66 0.76!, -0.5 0.66, -0.3 0.84!, -0.1 0.7, 0.12 0.8!, 0.24 0.62, 0.44 0.64!, 0.5 0.42, 0.64 0.36!, 0.6 0.1, 0.66 -0.2',
);
const head = outlined(
  '0.4 -0.3, 0.56 -0.5, 0.8 -0.56, 0.98 -0.44, 1.06 -0.24, 1.0 -0.08, 0.86 0.02, 0.68 0.06, 0.5 0.1',
);
const bill = outlined(
  '0.98 -0.3!, 1.16 -0.14, 1.36 0.16, 1.54 0.6!, 1.44 0.58, 1.22 0.28, 1.0 0.06, 0.88 -0.02!',
);
const rows = [
  '-0.9 -0.3, -0.5 -0.5, -0.1 -0.56',
  '-0.9 0.0, -0.5 -0.2, 0.0 -0.3',
  '-0.86 0.26, -0.4 0.1, 0.1 -0.06',
  '-0.6 0.46, -0.2 0.36, 0.3 0.16',
  '-0.2 0.56, 0.1 0.5, 0.4 0.36',
];
