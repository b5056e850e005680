import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawWolfProfile } from './howling-wolf.ts';

/** A wolf, or a fox or dog by its coat, at full stretch, to the right. */
export function drawRunningWolf(pen: Pen, coat: Pigment = 'grey'): void {
  const { inner, detail } = pen.weight;
  drawTail(pen, coat);
  for (const leg of farLegs) drawLeg(pen, leg, coat, 0.75);
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) => clamp(0.12 + 0.5 * smoothstep(-0.3, 0.2, y) + 0.4 * smoothstep(-0.34, -0.6, y + 0.1 * x)),
    line: inner * 1.2,
  });
  pen.fill(underside, { pigment: 'foam', tone: (_, y) => clamp(0.1 + 1.2 * y), line: detail });
  for (const leg of nearLegs) drawLeg(pen, leg, coat, 0.15);
  pen.fill(haunch, { pigment: coat, tone: (x) => clamp(0.1 + 0.8 * smoothstep(-0.6, -1, x)) });
  for (const line of contours) pen.stroke(traced(line), inner, { taper: 0.5 });
  drawHairs(pen, traced('-0.7 -0.34, -0.2 -0.36, 0.2 -0.36'), [-0.14, 0.06], 12);
  drawHairs(pen, traced('0.3 -0.44, 0.4 -0.2, 0.5 0.06'), [-0.16, 0.08], 10);
  drawHairs(pen, traced('-0.6 -0.1, -0.2 -0.14, 0.2 -0.08'), [-0.16, 0.05], 10);
  drawWolfProfile(pen.at({ at: [0.82, -0.5], scale: 0.42, angleRad: 0.08 }), coat);
}

function drawTail(pen: Pen, coat: Pigment): void {
  pen.fill(tail, {
    pigment: coat,
    tone: (_, y) => clamp(0.25 + 1.2 * (y + 0.3)),
    line: pen.weight.inner * 1.1,
  });
  pen.fill(tailTip, { pigment: 'foam', tone: 0.1, line: pen.weight.detail });
  drawHairs(pen, traced('-1.06 -0.26, -1.4 -0.3'), [-0.18, 0.02], 7);
}

interface Leg {
  readonly limb: Limb;
  readonly paw: readonly [number, number];
  readonly angleRad: number;
}

function drawLeg(pen: Pen, { limb, paw, angleRad }: Leg, coat: Pigment, shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, { pigment: coat, tone: (_, y) => clamp(shade + 0.4 * smoothstep(0, 0.7, y)) });
  const foot = pen.at({ at: paw, angleRad });
  foot.fill(pawShape, { pigment: 'foam', tone: shade, line: inner });
  for (const toe of ['0.1 -0.05, 0.14 0, 0.12 0.05', '0.03 -0.03, 0.06 0.02, 0.04 0.06'])
    foot.stroke(traced(toe), detail);
  for (const y of [-0.03, 0.03])
    foot.stroke(traced(`0.17 ${y}, 0.25 ${y + 0.03}`), inner, { taper: 0.8, tapering: 'end' });
}

const pawShape = outlined('-0.1 -0.07, 0.04 -0.09, 0.17 -0.05, 0.19 0.03, 0.08 0.08, -0.08 0.06');
const body = outlined(
  '-1.02 -0.24, -0.8 -0.4, -0.4 -0.42, 0 -0.38, 0.2 -0.5!, 0.24 -0.46!, 0.42 -0.66!, 0.5 -0.62!, 0.7 -0.78, 1.0 -0.6, 1.04 -0.26!, 0.96 -0.24!, 1.0 -0.02!, 0.88 -0.02!, 0.84 0.18!, 0.7 0.16!, 0.6 0.28!, 0.46 0.2, 0.1 0.16!, 0.06 0.08!, -0.2 0.08!, -0.26 0, -0.5 -0.02, -0.8 0.12, -1.06 0.02',
);
const underside = outlined(
  '0.98 -0.2!, 0.9 -0.02!, 0.8 0.12!, 0.62 0.24!, 0.46 0.18, 0.1 0.14!, 0.04 0.06!, -0.24 0.04!, 0 -0.02, 0.3 0.02!, 0.4 -0.04!, 0.56 0.04!, 0.62 -0.14!, 0.76 -0.08!, 0.8 -0.28!',
);
const haunch = outlined('-1.02 -0.2, -0.84 -0.32, -0.62 -0.2, -0.6 0.02, -0.78 0.14, -1.0 0.06');
const tail = outlined(
  '-0.92 -0.34!, -1.1 -0.42, -1.3 -0.5!, -1.34 -0.44!, -1.6 -0.48!, -1.58 -0.42!, -1.84 -0.36!, -1.7 -0.3!, -1.78 -0.2!, -1.54 -0.2!, -1.5 -0.12!, -1.26 -0.14, -0.94 -0.14!',
);
const tailTip = outlined(
  '-1.54 -0.4!, -1.84 -0.36!, -1.7 -0.3!, -1.78 -0.2!, -1.54 -0.22!, -1.6 -0.28!, -1.5 -0.32!',
);
const nearLegs: readonly Leg[] = [
  {
    limb: { line: '0.56 -0.12, 0.74 0.16, 1.0 0.3, 1.34 0.34', half: [0.2, 0.15, 0.085, 0.06] },
    paw: [1.4, 0.34],
    angleRad: 0.1,
  },
  {
    limb: {
      line: '-0.82 -0.08, -0.76 0.2, -1.04 0.34, -1.16 0.52, -1.4 0.6',
      half: [0.2, 0.19, 0.1, 0.07, 0.06],
    },
    paw: [-1.44, 0.63],
    angleRad: 2.5,
  },
];
const farLegs: readonly Leg[] = [
  {
    limb: { line: '0.76 -0.06, 0.98 0.1, 1.24 0.08, 1.52 0.02', half: [0.16, 0.12, 0.075, 0.055] },
    paw: [1.58, 0.01],
    angleRad: -0.1,
  },
  {
    limb: {
      line: '-0.66 0, -0.56 0.24, -0.8 0.44, -0.86 0.64, -1.06 0.8',
      half: [0.15, 0.14, 0.085, 0.065, 0.055],
    },
    paw: [-1.09, 0.84],
    angleRad: 2.3,
  },
];
const contours = [
  '0.42 -0.36, 0.38 -0.14, 0.46 0.06',
  '-0.64 -0.24, -0.58 -0.06, -0.6 0.12',
  '-0.98 -0.06, -0.94 0.1, -0.98 0.2',
];
