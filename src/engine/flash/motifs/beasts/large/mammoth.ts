import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawHairs, drawLock } from '../../parts/any-beast/fur.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';

/** A mammoth in its shaggy coat, its tusks curled; looks to the right. */
export const mammoth: Motif = {
  name: 'mammoth',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const x of [-0.36, 0.52]) drawLeg(pen.at({ at: [x, -0.04] }), 0.7);
      drawTusk(pen.at({ at: [0.24, -0.06] }), 0.4);
      for (const x of [-0.78, 0.14]) drawLeg(pen.at({ at: [x, 0] }), 0.2);
      drawBody(pen);
      drawHead(pen);
      drawTusk(pen, 0.05);
    });
  },
};

function drawLeg(pen: Pen, shade: number): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.24 0.3!, 0.24 0.3!, 0.2 0.7, 0.24 1.16!, -0.24 1.16!, -0.18 0.7'), {
    pigment: 'wood',
    tone: (x, y) => clamp(shade + 0.8 * x + 0.4 * smoothstep(0.7, 1.16, y)),
    line: inner * 1.2,
  });
  for (const x of [-0.14, 0.0, 0.14])
    pen.fill(outlined(`${x - 0.07} 1.16!, ${x - 0.05} 1.06, ${x + 0.05} 1.06, ${x + 0.07} 1.16!`), {
      pigment: 'bone',
      tone: 0.2,
      line: inner * 0.8,
    });
  drawHairs(pen, traced('-0.16 0.7, 0 0.76, 0.16 0.7'), [0, 0.16], 6);
}

function drawBody(pen: Pen): void {
  for (const [x, y, dx, dy, bend = 0.06] of skirt)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.36,
      bend,
      pigment: 'wood',
      tone: (px, py) => clamp(0.3 + 0.5 * (py - 0.3) + 0.2 * smoothstep(-0.6, -1.2, px)),
    });
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0, 0.5, y) + 0.3 * smoothstep(-0.7, -1.2, x)),
    line: pen.weight.inner * 1.2,
  });
  for (const row of rows) drawHairs(pen, traced(row), [-0.06, 0.2], 10);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0.98 -0.2, 1.14 0.24, 1.1 0.66, 1.2 0.94, 1.42 0.96', half: [0.26, 0.18, 0.13, 0.1, 0.08] },
    { pigment: 'wood', tone: (x) => clamp(0.15 + 1.2 * (x - 1.1)), line: inner * 1.2 },
  );
  for (const fold of [
    '0.98 0.2, 1.12 0.26, 1.26 0.22',
    '0.98 0.4, 1.1 0.46, 1.22 0.42',
    '1.0 0.6, 1.1 0.65, 1.2 0.6',
    '1.04 0.8, 1.14 0.82, 1.22 0.74',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.3 });
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.06 + 0.6 * smoothstep(-0.2, 0.3, y) + 0.3 * smoothstep(0.6, 0.3, x)),
    line: inner * 1.2,
  });
  for (const [x, y, dx, dy, bend = 0] of tuft)
    drawLock(pen, { root: [x, y], tip: [x + dx, y + dy], width: 0.24, bend, pigment: 'wood', tone: 0.45 });
  pen.fill(outlined('0.44 -0.5!, 0.3 -0.42, 0.2 -0.16, 0.28 0.12, 0.42 0.2!, 0.56 0.04, 0.6 -0.24'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.25 + 0.8 * (y + 0.1) + 0.5 * (0.4 - x)),
    line: inner * 1.1,
  });
  drawHairs(pen, traced('0.3 -0.2, 0.38 -0.1, 0.5 -0.2'), [-0.02, 0.2], 6);
  drawRoundEye(pen, [0.88, -0.36], 0.06, 'gold');
  pen.stroke(traced('0.76 -0.42, 0.88 -0.48, 1.0 -0.4'), inner * 1.6, { taper: 0.3 });
}

function drawTusk(pen: Pen, shade: number): void {
  drawLimb(
    pen,
    {
      line: '0.86 -0.02, 0.94 0.46, 1.24 0.72, 1.56 0.56, 1.62 0.16, 1.42 -0.06',
      half: [0.12, 0.12, 0.11, 0.09, 0.06, 0.006],
    },
    {
      pigment: 'bone',
      tone: (x, y) => clamp(shade + 0.7 * smoothstep(0.4, 0.8, y) + 0.2 * (x - 1.2)),
      line: pen.weight.inner * 1.2,
    },
  );
}

const body = outlined(
  '-1.22 0.3, -1.3 -0.06, -1.16 -0.4, -0.8 -0.58, -0.34 -0.66, -0.06 -0.82, 0.2 -0.86, 0.46 -0.68, 0.66 -0.4, 0.72 0.1, 0.54 0.44!, 0.42 0.34, 0.3 0.56!, 0.14 0.4, 0.0 0.6!, -0.16 0.44, -0.34 0.62!, -0.5 0.44, -0.68 0.64!, -0.82 0.46, -1.0 0.6!, -1.08 0.4',
);
const head = outlined(
  '0.46 -0.42, 0.5 -0.74, 0.68 -1.04, 0.9 -1.12, 1.08 -0.94, 1.16 -0.6, 1.24 -0.3, 1.2 0.06, 1.0 0.2, 0.76 0.22, 0.6 0.36!, 0.5 0.1',
);
const skirt: LockPlaces = [
  [-1.16, 0.1, -0.16, 0.5],
  [-1.0, 0.3, -0.08, 0.5],
  [-0.76, 0.34, -0.04, 0.5],
  [-0.5, 0.36, 0.0, 0.52],
  [-0.24, 0.36, 0.02, 0.5],
  [0.04, 0.36, 0.02, 0.5],
  [0.3, 0.3, 0.04, 0.5],
  [0.54, 0.2, 0.06, 0.48],
];
const tuft: LockPlaces = [
  [0.7, -0.96, -0.14, -0.22, 0.1],
  [0.96, -0.96, 0.2, -0.1, -0.2],
  [0.84, -1.0, 0.04, -0.28, 0.1],
  [0.76, -1.0, 0.3, 0.32, -0.2],
  [0.68, -0.92, 0.14, 0.36, -0.1],
];
const rows = [
  '-1.1 -0.2, -0.7 -0.4, -0.3 -0.46',
  '-1.1 0.1, -0.7 -0.06, -0.3 -0.14',
  '-0.2 -0.54, 0.1 -0.62, 0.3 -0.5',
  '-0.2 -0.1, 0.0 -0.2, 0.16 -0.3',
  '-0.8 0.24, -0.3 0.16, 0.2 0.2',
];
