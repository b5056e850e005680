import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs, drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';

/** An ostrich that strides to the right: bare neck and legs, black plumage with white plumes. */
export const ostrich: Motif = {
  name: 'ostrich',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPlumes(pen, tailPlumes, 'foam', 0.2);
      drawLeg(pen, farLeg, [0.62, 1.34], 0.6);
      drawNeck(pen);
      drawBody(pen);
      drawLeg(pen, nearLeg, [-0.16, 1.42], 0.1);
      drawPlumes(pen, bodyPlumes, 'dark', 0.6);
      drawPlumes(pen, wingPlumes, 'foam', 0.15);
      drawHead(pen);
    });
  },
};

type Plume = readonly [x: number, y: number, dx: number, dy: number, bend: number];

function drawPlumes(pen: Pen, plumes: readonly Plume[], pigment: 'foam' | 'dark', shade: number): void {
  for (const [x, y, dx, dy, bend] of plumes)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + dy],
      width: 0.26,
      bend,
      pigment,
      tone: (px) => clamp(shade + 0.8 * (px - x - dx)),
    });
}

function drawLeg(
  pen: Pen,
  limb: { line: string; half: readonly number[] },
  [x, y]: readonly [number, number],
  shade: number,
): void {
  const { inner, detail } = pen.weight;
  drawLimb(pen, limb, {
    pigment: 'blush',
    tone: (px, py) => clamp(shade + 0.5 * smoothstep(0.7, 0.4, py) + 0.6 * (x - px)),
  });
  for (const toe of [
    `${x - 0.08} ${y - 0.06}!, ${x + 0.08} ${y - 0.06}, ${x + 0.34} ${y + 0.04}, ${x + 0.38} ${y + 0.12}!, ${x} ${y + 0.1}, ${x - 0.1} ${y + 0.06}`,
    `${x - 0.08} ${y - 0.04}!, ${x} ${y}, ${x + 0.12} ${y + 0.14}, ${x + 0.1} ${y + 0.2}!, ${x - 0.04} ${y + 0.14}`,
  ])
    pen.fill(outlined(toe), { pigment: 'blush', tone: shade + 0.15, line: inner });
  for (const dy of [0.14, 0.22, 0.3])
    pen.stroke(traced(`${x - 0.06} ${y - dy}, ${x + 0.05} ${y - dy + 0.01}`), detail);
}

function drawNeck(pen: Pen): void {
  drawLimb(
    pen,
    {
      line: '0.34 0.06, 0.64 -0.02, 0.72 -0.34, 0.58 -0.72, 0.6 -1.1, 0.7 -1.3',
      half: [0.2, 0.13, 0.09, 0.075, 0.07, 0.08],
    },
    {
      pigment: 'blush',
      tone: (x, y) => clamp(0.1 + 1.6 * (0.64 - x) * smoothstep(0.1, -0.3, y) + 0.4 * smoothstep(-0.3, 0, y)),
    },
  );
  for (const y of [-0.24, -0.42, -0.6, -0.8, -1.0])
    pen.stroke(traced(`${0.56 - 0.04 * y * y} ${y}, 0.62 ${y + 0.03}`), pen.weight.detail, { taper: 0.4 });
}

function drawBody(pen: Pen): void {
  pen.fill(body, {
    pigment: 'dark',
    tone: (x, y) => clamp(0.4 + 0.5 * smoothstep(0.1, 0.5, y) - 0.2 * x),
    line: pen.weight.inner * 1.2,
  });
  drawHairs(pen, traced('0.1 -0.2, 0.3 -0.1, 0.44 0.1'), [-0.14, 0.06], 7);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [dx, dy] of [
    [-0.14, -0.14],
    [-0.04, -0.2],
    [0.08, -0.18],
  ] as const)
    pen.stroke(traced(`${0.7 + dx * 0.3} -1.42, ${0.7 + dx} ${-1.42 + dy}`), detail * 1.6, {
      taper: 0.7,
      tapering: 'end',
    });
  pen.fill(outlined('0.84 -1.4!, 1.0 -1.36, 1.16 -1.28!, 1.0 -1.2, 0.8 -1.2!'), {
    pigment: 'gold',
    tone: (_, y) => clamp(0.1 + 4 * (y + 1.32)),
    line: inner,
  });
  pen.stroke(traced('1.14 -1.28, 0.98 -1.28, 0.82 -1.25'), inner, { taper: 0.2, tapering: 'end' });
  pen.dot([0.98, -1.33], detail);
  pen.fill(outlined('0.56 -1.26, 0.58 -1.42, 0.74 -1.48, 0.88 -1.42, 0.9 -1.28, 0.8 -1.18, 0.64 -1.16'), {
    pigment: 'blush',
    tone: (x) => clamp(0.6 - 1.4 * (x - 0.5)),
    line: inner * 1.1,
  });
  drawRoundEye(pen, [0.77, -1.35], 0.058, 'ember');
  pen.stroke(traced('0.68 -1.4, 0.77 -1.44, 0.86 -1.39'), inner, { taper: 0.4 });
}

const body = outlined(
  '-0.8 -0.04, -0.62 -0.34, -0.2 -0.46, 0.2 -0.36, 0.5 -0.1, 0.52 0.2, 0.3 0.44, -0.1 0.52, -0.54 0.4, -0.78 0.2',
);
const nearLeg = {
  line: '-0.06 0.3, 0.0 0.56, -0.3 0.86, -0.24 1.12, -0.16 1.4',
  half: [0.26, 0.2, 0.075, 0.055, 0.05],
};
const farLeg = {
  line: '0.14 0.3, 0.34 0.56, 0.5 0.84, 0.56 1.1, 0.62 1.34',
  half: [0.22, 0.16, 0.075, 0.055, 0.05],
};
const tailPlumes: readonly Plume[] = [
  [-0.6, 0.1, -0.62, 0.1, 0.2],
  [-0.6, 0.0, -0.7, -0.14, 0.24],
  [-0.62, -0.1, -0.62, -0.36, 0.24],
  [-0.58, -0.18, -0.46, -0.46, 0.2],
];
const bodyPlumes: readonly Plume[] = [
  [-0.3, 0.26, -0.5, 0.26, 0.14],
  [-0.06, 0.3, -0.46, 0.3, 0.14],
  [0.2, 0.22, -0.48, 0.34, 0.14],
  [-0.16, 0.08, -0.62, 0.18, 0.14],
  [0.12, 0.06, -0.6, 0.24, 0.14],
  [0.36, 0.02, -0.54, 0.28, 0.14],
  [0.0, -0.12, -0.66, 0.1, 0.14],
  [0.26, -0.14, -0.64, 0.18, 0.14],
];
const wingPlumes: readonly Plume[] = [
  [-0.3, -0.12, -0.56, 0.26, 0.22],
  [-0.28, -0.2, -0.62, 0.12, 0.24],
  [-0.2, -0.28, -0.66, 0.0, 0.24],
];
