import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from './fur.ts';
import type { Limb } from './limb.ts';
import { drawLimb } from './limb.ts';

/** A hare that leaps to the right, its ears laid back. */
export function drawLeapingHare(pen: Pen): void {
  const { inner } = pen.weight;
  for (const limb of farLimbs) drawLimb(pen, limb, { pigment: 'bone', tone: 0.7 });
  pen.fill(scut, { pigment: 'foam', tone: (x) => clamp(0.1 + 1.6 * (-0.86 - x)), line: inner });
  drawHairs(pen, traced('-0.9 -0.34, -1.04 -0.3, -1.06 -0.16'), [-0.08, -0.04], 6);
  pen.fill(body, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.08 + 0.7 * smoothstep(-0.2, 0.16, y) + 0.3 * smoothstep(-0.6, -0.95, x)),
    line: inner * 1.2,
  });
  pen.fill(belly, { pigment: 'foam', tone: 0.3, line: pen.weight.detail });
  for (const limb of nearLimbs)
    drawLimb(pen, limb, { pigment: 'bone', tone: (_, y) => clamp(0.08 + 0.6 * smoothstep(0, 0.6, y)) });
  pen.stroke(traced('-0.84 0.12, -0.62 0.3, -0.4 0.14, -0.42 -0.14'), inner, { taper: 0.5 });
  pen.stroke(traced('0.36 -0.34, 0.34 -0.12, 0.44 0.04'), inner, { taper: 0.5 });
  drawHairs(pen, traced('-0.6 -0.38, -0.2 -0.36, 0.2 -0.3'), [-0.13, 0.05], 10);
  drawHairs(pen, traced('-0.2 -0.12, 0.0 -0.06, 0.2 -0.1'), [-0.12, 0.05], 8);
  drawHareHead(pen.at({ at: [0.84, -0.54] }));
}

/** In profile, to the right. */
function drawHareHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(farEar, { pigment: 'bone', tone: 0.65, line: inner });
  pen.fill(head, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.1, -0.2, x) + 0.5 * smoothstep(0.06, 0.26, y)),
    line: inner * 1.1,
  });
  pen.fill(ear, { pigment: 'bone', tone: (x) => clamp(0.15 + 0.6 * (-0.1 - x)), line: inner * 1.1 });
  pen.fill(innerEar, { pigment: 'blush', tone: 0.35, line: detail });
  pen.fill(circle([0.12, -0.05], 0.075, 24), { black: 'always', tone: 1 });
  pen.fill(circle([0.14, -0.075], 0.024, 12), { color: [255, 255, 255], tone: 0 });
  pen.stroke(traced('0.02 -0.1, 0.1 -0.15, 0.21 -0.11'), inner, { taper: 0.4 });
  pen.fill(outlined('0.38 0.0!, 0.46 0.04, 0.42 0.1!, 0.38 0.08'), {
    pigment: 'blush',
    black: 'uncolored',
    tone: 0.4,
    line: inner,
  });
  pen.stroke(traced('0.42 0.1, 0.36 0.16, 0.26 0.15'), inner, { taper: 0.4, tapering: 'end' });
  for (const line of [
    '0.32 0.08, 0.2 0.16, 0.02 0.2',
    '0.33 0.1, 0.24 0.22, 0.1 0.32',
    '0.34 0.06, 0.54 0.14, 0.66 0.26',
  ])
    pen.stroke(traced(line), detail, { taper: 0.7, tapering: 'end' });
  drawHairs(pen, traced('-0.06 0.02, -0.04 0.12, 0.06 0.18'), [-0.09, 0.06], 6);
}

const head = outlined(
  '-0.24 0.12, -0.2 -0.14, -0.04 -0.26, 0.16 -0.22, 0.32 -0.1, 0.44 0.02, 0.42 0.14, 0.28 0.22, 0.04 0.27, -0.16 0.26',
);
const ear = outlined(
  '0.0 -0.24!, -0.16 -0.46, -0.46 -0.62, -0.9 -0.66!, -0.8 -0.46, -0.5 -0.28, -0.16 -0.12!',
);
const innerEar = outlined(
  '-0.12 -0.26!, -0.26 -0.44, -0.5 -0.54, -0.76 -0.59!, -0.64 -0.45, -0.42 -0.32, -0.2 -0.2!',
);
const farEar = outlined(
  '0.08 -0.24!, 0.0 -0.52, -0.26 -0.82, -0.6 -1.0!, -0.58 -0.74, -0.36 -0.44, -0.1 -0.2!',
);
const body = outlined(
  '-0.94 -0.06, -0.88 -0.34, -0.58 -0.54, -0.18 -0.5, 0.18 -0.42, 0.46 -0.48, 0.72 -0.66, 0.94 -0.5, 0.86 -0.22, 0.7 0.02, 0.4 0.16, 0.0 0.1, -0.3 0.06, -0.6 0.2, -0.86 0.14',
);
const belly = outlined(
  '0.84 -0.2!, 0.7 0.01, 0.4 0.15, 0.0 0.09, -0.26 0.05!, 0.1 0.02, 0.46 0.02, 0.66 -0.12!',
);
const scut = outlined(
  '-0.84 -0.3!, -0.96 -0.44!, -1.06 -0.36!, -1.16 -0.24!, -1.1 -0.14!, -1.08 -0.02!, -0.9 -0.02!',
);
const nearLimbs: readonly Limb[] = [
  {
    line: '0.5 -0.2, 0.62 0.12, 0.88 0.28, 1.14 0.3, 1.34 0.38',
    half: [0.03, 0.16, 0.12, 0.08, 0.075, 0.05],
  },
  { line: '-0.9 0.36, -1.16 0.44, -1.44 0.5, -1.68 0.66', half: [0.09, 0.1, 0.085, 0.03] },
  { line: '-0.62 -0.2, -0.4 0.1, -0.68 0.3, -1.02 0.38', half: [0.03, 0.26, 0.27, 0.15, 0.08] },
];
const farLimbs: readonly Limb[] = [
  { line: '0.66 -0.14, 0.88 0.08, 1.12 0.12, 1.34 0.08, 1.52 0.12', half: [0.13, 0.1, 0.075, 0.07, 0.04] },
  { line: '-0.66 0.5, -0.92 0.6, -1.14 0.7, -1.32 0.88', half: [0.08, 0.09, 0.075, 0.03] },
  { line: '-0.44 0.0, -0.26 0.26, -0.5 0.44, -0.74 0.52', half: [0.18, 0.19, 0.13, 0.08] },
];
