import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawHairs, drawLock } from '../../parts/any-beast/fur.ts';
import type { Limb } from '../../parts/any-beast/limb.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawRoundEye } from '../../parts/any-beast/round-eye.ts';
import type { Strand } from '../../parts/any-beast/shag.ts';
import { drawShag } from '../../parts/any-beast/shag.ts';

/** A bison from the side, its head lowered: shaggy hump, beard and forelegs; looks to the right. */
export const bison: Motif = {
  name: 'bison',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      for (const leg of farLegs) drawLeg(pen, leg, 0.8);
      drawBody(pen);
      for (const leg of nearLegs) drawLeg(pen, leg, 0.3);
      drawShag(pen, fringe, shag);
      drawMantle(pen);
      drawHead(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  pen.stroke(traced('-1.28 -0.24, -1.46 -0.1, -1.46 0.16'), pen.weight.inner * 2.6);
  for (const bend of [-0.15, 0.15])
    drawLock(pen, {
      root: [-1.46, 0.1],
      tip: [-1.48 + bend, 0.52],
      width: 0.12,
      bend,
      pigment: 'dark',
      tone: 0.5,
    });
}

function drawLeg(pen: Pen, limb: Limb, shade: number): void {
  const [x = 0] = (limb.line.split(',').at(-1) ?? '').trim().split(' ').map(Number);
  drawLimb(pen, limb, {
    pigment: 'wood',
    tone: (px, y) => clamp(shade + 0.3 * smoothstep(x, x - 0.2, px) + 0.2 * y),
  });
  pen.fill(outlined(`${x - 0.09} 0.94!, ${x + 0.09} 0.94!, ${x + 0.15} 1.12!, ${x - 0.11} 1.12!`), {
    black: 'always',
    tone: 1,
  });
}

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(-0.1, 0.4, y) + 0.3 * smoothstep(-1.0, -1.34, x)),
    line: pen.weight.inner * 1.2,
  });
  for (const muscle of ['-0.86 0.3, -0.76 0.0, -0.86 -0.26', '-0.36 0.2, -0.1 0.28, 0.1 0.28'])
    pen.stroke(traced(muscle), pen.weight.inner, { taper: 0.5 });
  drawHairs(pen, traced('-1.1 -0.28, -0.8 -0.36, -0.5 -0.42'), [-0.12, 0.07], 9);
  drawHairs(pen, traced('-1.1 0.04, -0.7 -0.1, -0.4 -0.1'), [-0.1, 0.08], 9);
}

const shag = {
  width: 0.3,
  pigment: 'wood',
  bend: 0.14,
  tone: (y: number, rootY: number) => clamp(0.6 - 1.3 * (y - rootY) + 0.3 * smoothstep(0.1, 0.7, y)),
} as const;

function drawMantle(pen: Pen): void {
  pen.fill(mantle, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 0.5 * smoothstep(-0.3, 0.4, y) + 0.3 * smoothstep(0.5, 0.9, x)),
    line: pen.weight.inner * 1.1,
  });
  for (const [row, flow] of coatRows) drawHairs(pen, traced(row), flow, 13);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawShag(pen, beard, shag);
  pen.fill(head, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(1.0, 0.74, x) + 0.5 * smoothstep(0.2, 0.5, y)),
    line: inner * 1.2,
  });
  pen.fill(muzzle, { pigment: 'dark', tone: (x) => clamp(1.0 - 1.2 * (x - 1.1)), line: inner });
  pen.fill(outlined('1.36 0.38!, 1.38 0.3, 1.46 0.3, 1.46 0.37!'), { black: 'always', tone: 1 });
  pen.stroke(traced('1.44 0.5, 1.32 0.5, 1.22 0.46'), detail * 1.3, { isErasing: true, taper: 0.4 });
  drawRoundEye(pen, [1.12, -0.12], 0.052, 'ember');
  pen.stroke(traced('1.02 -0.18, 1.12 -0.22, 1.22 -0.14'), inner * 1.5, { taper: 0.3 });
  for (const line of [
    '1.2 0.0, 1.28 0.12, 1.3 0.24',
    '1.04 0.02, 1.1 0.16, 1.08 0.28',
    '1.06 -0.04, 1.13 -0.03, 1.18 -0.07',
  ])
    pen.stroke(traced(line), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('0.74 -0.28!, 0.6 -0.2, 0.52 -0.04!, 0.66 -0.02, 0.82 -0.12!'), {
    pigment: 'wood',
    tone: 0.7,
    line: inner,
  });
  drawShag(pen, poll, shag);
  pen.fill(horn, {
    pigment: 'bone',
    tone: (_, y) => clamp(0.1 + 1.4 * smoothstep(-0.6, -0.3, y)),
    line: inner * 1.1,
  });
  drawShag(pen, forelock, shag);
}

const farLegs: readonly Limb[] = [
  { line: '-0.72 0.1, -0.66 0.44, -0.74 0.7, -0.7 1.0', half: [0.22, 0.14, 0.08, 0.07] },
  { line: '0.56 0.2, 0.64 0.6, 0.66 1.0', half: [0.22, 0.12, 0.07] },
];
const nearLegs: readonly Limb[] = [
  { line: '-1.02 0.02, -0.94 0.4, -1.08 0.7, -1.04 1.0', half: [0.28, 0.19, 0.09, 0.08] },
  { line: '0.28 0.2, 0.3 0.6, 0.32 1.0', half: [0.26, 0.14, 0.08] },
];
const body = outlined(
  '-1.36 -0.06, -1.26 -0.36, -0.96 -0.46, -0.6 -0.5, -0.24 -0.74, 0.1 -1.06, 0.42 -1.16, 0.72 -1.0, 0.94 -0.62, 0.92 -0.1, 0.7 0.4, 0.3 0.52, -0.2 0.42, -0.7 0.32, -1.1 0.34, -1.32 0.2',
);
/** Hair of the forelegs: root, and how far the tip is from it. */
const fringe: readonly Strand[] = [
  [0.1, 0.3, -0.1, 0.54],
  [0.26, 0.36, -0.04, 0.6],
  [0.44, 0.36, 0.02, 0.6],
  [0.6, 0.3, 0.06, 0.58],
  [-0.04, -0.02, -0.2, 0.52],
  [0.12, 0.08, -0.12, 0.54],
];
const mantle = outlined(
  '-0.02 -0.96!, 0.24 -1.12, 0.42 -1.16, 0.72 -1.0, 0.94 -0.62, 0.94 -0.1, 0.8 0.3, 0.7 0.56!, 0.62 0.4!, 0.5 0.64!, 0.42 0.42!, 0.28 0.58!, 0.22 0.36!, 0.06 0.46!, 0.06 0.22!, -0.14 0.26!, -0.08 0.02!, -0.26 0.0!, -0.14 -0.26!, -0.34 -0.32!, -0.16 -0.52!, -0.34 -0.62!, -0.1 -0.74',
);
/** Along which the mantle's hair grows, and where to. */
const coatRows = [
  ['-0.02 -0.9, 0.3 -1.0, 0.7 -0.84', [-0.14, 0.2]],
  ['-0.1 -0.66, 0.3 -0.76, 0.8 -0.6', [-0.1, 0.24]],
  ['-0.14 -0.4, 0.3 -0.5, 0.7 -0.4', [-0.07, 0.26]],
  ['-0.1 -0.14, 0.3 -0.2, 0.66 -0.14', [-0.04, 0.26]],
  ['0.08 0.1, 0.4 0.08, 0.7 0.1', [0, 0.26]],
] as const;
const head = outlined(
  '0.66 -0.5, 0.9 -0.6, 1.14 -0.44, 1.28 -0.16, 1.44 0.16, 1.52 0.34, 1.48 0.5, 1.34 0.58, 1.16 0.54, 0.98 0.42, 0.78 0.24, 0.64 -0.06',
);
const muzzle = outlined(
  '1.36 0.16!, 1.46 0.18, 1.53 0.34, 1.48 0.5, 1.34 0.58, 1.18 0.54!, 1.2 0.4, 1.26 0.26',
);
const beard: readonly Strand[] = [
  [0.78, 0.1, -0.04, 0.56],
  [0.9, 0.2, 0.0, 0.66],
  [1.18, 0.46, 0.06, 0.38],
  [1.02, 0.3, 0.02, 0.68],
  [1.12, 0.42, 0.02, 0.5],
];
const poll: readonly Strand[] = [
  [0.78, -0.5, -0.1, 0.42],
  [0.86, -0.26, -0.06, 0.44],
];
const forelock: readonly Strand[] = [
  [0.84, -0.62, 0.02, 0.34],
  [0.94, -0.62, 0.08, 0.34],
  [1.02, -0.56, 0.14, 0.3],
];
const horn = outlined('0.78 -0.46!, 0.94 -0.6, 1.1 -0.72, 1.12 -0.98!, 0.98 -0.92, 0.86 -0.8, 0.7 -0.62!');
