import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLock } from '../any-beast/fur.ts';
import type { Limb } from '../any-beast/limb.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** What a horse's body, and its mane and tail, are filled with. */
export interface HorseColors {
  readonly coat: Pigment;
  readonly mane: Pigment;
}

/** A brown horse's. */
export const bay: HorseColors = { coat: 'wood', mane: 'dark' };

/** A horse at a gallop, to the right, mane and tail in the wind. */
export function drawRunningHorse(pen: Pen, { coat, mane }: HorseColors = bay): void {
  const { inner } = pen.weight;
  for (const lock of tailLocks) drawHair(pen, lock, 0.24, mane);
  for (const leg of farLegs) drawLeg(pen, leg, 0.7, coat);
  for (const lock of maneLocks) drawHair(pen, lock, 0.16, mane);
  pen.fill(body, {
    pigment: coat,
    tone: (x, y) =>
      clamp(
        0.1 +
          0.7 * smoothstep(-0.16, 0.26, y + 0.05 * x) +
          0.3 * smoothstep(0.1, 0.4, x) * smoothstep(-0.6, -0.1, y),
      ),
    line: inner * 1.2,
  });
  for (const leg of nearLegs) drawLeg(pen, leg, 0.12, coat);
  pen.fill(haunch, {
    pigment: coat,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(-0.7, -1, x) + 0.3 * smoothstep(0, 0.3, y)),
  });
  pen.fill(shoulder, { pigment: coat, tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0, 0.3, y) + 0.2 * x) });
  for (const line of muscles) pen.stroke(traced(line), inner, { taper: 0.5 });
  drawHead(pen, coat);
  for (const lock of frontLocks) drawHair(pen, lock, 0.15, mane);
}

type Strand = readonly [x: number, y: number, dx: number, dy: number, bend: number];

function drawHair(pen: Pen, [x, y, dx, dy, bend]: Strand, width: number, pigment: Pigment): void {
  drawLock(pen, {
    root: [x, y],
    tip: [x + dx, y + dy],
    width,
    bend,
    pigment,
    tone: (px) => clamp(0.8 + 0.5 * (px - x)),
  });
}

interface Leg {
  readonly limb: Limb;
  readonly hoof: readonly [number, number];
  readonly angleRad: number;
}

function drawLeg(pen: Pen, { limb, hoof, angleRad }: Leg, shade: number, coat: Pigment): void {
  drawLimb(pen, limb, { pigment: coat, tone: (_, y) => clamp(shade + 0.4 * smoothstep(0.2, 0.9, y)) });
  const foot = pen.at({ at: hoof, angleRad });
  foot.fill(outlined('-0.02 -0.055!, 0.07 -0.075, 0.15 -0.1!, 0.16 0.09!, 0.06 0.07, -0.02 0.05!'), {
    black: 'always',
    tone: 1,
  });
  foot.stroke(traced('0.04 -0.05, 0.05 0, 0.04 0.05'), pen.weight.detail, { isErasing: true });
}

function drawHead(pen: Pen, coat: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.9 -0.92!, 0.9 -1.06, 0.98 -1.16!, 1.03 -1.02, 1.0 -0.9!'), {
    pigment: coat,
    tone: 0.6,
    line: inner,
  });
  pen.fill(head, {
    pigment: coat,
    tone: (x, y) =>
      clamp(0.08 + 0.8 * smoothstep(-0.78, -0.5, y - 0.3 * (x - 1.1)) + 0.2 * smoothstep(1.3, 1.5, x)),
    line: inner * 1.1,
  });
  pen.fill(outlined('0.84 -0.92!, 0.82 -1.08, 0.88 -1.2!, 0.95 -1.06, 0.95 -0.92!'), {
    pigment: coat,
    tone: 0.2,
    line: inner,
  });
  pen.fill(outlined('1.06 -0.82!, 1.1 -0.87, 1.17 -0.85, 1.18 -0.79!, 1.11 -0.78'), {
    black: 'always',
    tone: 1,
  });
  pen.stroke(traced('1.04 -0.86, 1.1 -0.92, 1.2 -0.88'), detail * 1.2, { taper: 0.4 });
  pen.fill(outlined('1.43 -0.59!, 1.44 -0.63, 1.48 -0.62, 1.47 -0.57'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.46 -0.48, 1.38 -0.49, 1.32 -0.53'), detail * 1.2, { taper: 0.3, tapering: 'end' });
  pen.stroke(traced('1.0 -0.76, 1.08 -0.68, 1.06 -0.58'), detail * 1.2, { taper: 0.5 });
  pen.stroke(traced('1.2 -0.78, 1.3 -0.68, 1.4 -0.62'), detail, { taper: 0.5 });
}

const head = outlined(
  '0.9 -0.94, 1.04 -0.95, 1.2 -0.88, 1.36 -0.74, 1.5 -0.62, 1.53 -0.54, 1.48 -0.47, 1.46 -0.42, 1.38 -0.42, 1.28 -0.49, 1.14 -0.53, 1.02 -0.54, 0.9 -0.62, 0.86 -0.8',
);
const body = outlined(
  '-1.06 -0.14, -0.98 -0.36, -0.7 -0.46, -0.3 -0.38, 0.06 -0.36, 0.32 -0.46, 0.56 -0.7, 0.76 -0.9, 0.94 -0.96, 1.06 -0.82, 1.02 -0.58, 0.9 -0.42, 0.84 -0.2, 0.78 0.06, 0.6 0.24, 0.2 0.28, -0.2 0.18, -0.5 0.06, -0.8 0.16, -1.0 0.06',
);
const haunch = outlined(
  '-1.03 -0.16, -0.9 -0.36, -0.66 -0.34, -0.52 -0.1, -0.62 0.14, -0.82 0.24, -1.0 0.08',
);
const shoulder = outlined('0.36 -0.2, 0.56 -0.4, 0.74 -0.24, 0.74 0.02, 0.6 0.2, 0.42 0.1');
const nearLegs: readonly Leg[] = [
  {
    limb: {
      line: '0.58 -0.06, 0.84 0.22, 1.14 0.14, 1.34 0.26, 1.46 0.4',
      half: [0.19, 0.13, 0.075, 0.05, 0.055],
    },
    hoof: [1.45, 0.38],
    angleRad: 0.9,
  },
  {
    limb: {
      line: '-0.78 -0.06, -0.7 0.24, -0.98 0.44, -1.22 0.62, -1.42 0.66',
      half: [0.22, 0.18, 0.085, 0.055, 0.055],
    },
    hoof: [-1.4, 0.66],
    angleRad: 3.0,
  },
];
const farLegs: readonly Leg[] = [
  {
    limb: { line: '0.7 0, 1.0 0.06, 1.3 -0.06, 1.5 0.02, 1.66 0.12', half: [0.15, 0.11, 0.07, 0.05, 0.05] },
    hoof: [1.64, 0.11],
    angleRad: 0.6,
  },
  {
    limb: {
      line: '-0.6 0, -0.46 0.24, -0.66 0.5, -0.84 0.72, -1.02 0.8',
      half: [0.17, 0.14, 0.08, 0.05, 0.05],
    },
    hoof: [-1.0, 0.79],
    angleRad: 2.8,
  },
];
const tailLocks: readonly Strand[] = [
  [-0.96, -0.2, -0.8, 0.36, -0.2],
  [-0.98, -0.26, -0.96, 0.16, 0.2],
  [-0.98, -0.3, -1.0, -0.06, -0.22],
  [-0.96, -0.32, -0.8, -0.2, -0.26],
];
const maneLocks: readonly Strand[] = [
  [0.34, -0.44, -0.44, 0.02, -0.18],
  [0.46, -0.58, -0.56, -0.02, 0.18],
  [0.58, -0.7, -0.6, -0.06, -0.18],
  [0.68, -0.82, -0.6, -0.08, 0.18],
  [0.8, -0.92, -0.6, -0.12, -0.18],
  [0.9, -0.96, -0.5, -0.16, -0.22],
];
const frontLocks: readonly Strand[] = [
  [0.5, -0.56, -0.42, 0.16, 0.2],
  [0.64, -0.72, -0.44, 0.12, -0.2],
  [0.76, -0.86, -0.4, 0.1, 0.2],
  [0.92, -0.95, -0.3, 0.06, -0.2],
];
const muscles = [
  '0.36 -0.3, 0.3 -0.06, 0.42 0.14',
  '-0.54 -0.3, -0.46 -0.1, -0.54 0.1',
  '0.72 -0.56, 0.68 -0.34, 0.76 -0.16',
  '-0.2 0.1, 0.04 0.18, 0.24 0.18',
  '0.86 -0.74, 0.8 -0.56, 0.84 -0.4',
];
