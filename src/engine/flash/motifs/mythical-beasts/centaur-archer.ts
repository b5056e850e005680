import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawGleams } from '../parts/jewels/gleams.ts';

/** A centaur that draws its bow. */
export const centaurArcher: Motif = {
  name: 'centaur',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      for (const leg of farLegs) drawLeg(pen, leg, 0.75);
      drawBow(pen);
      drawArm(pen, '0.42 -0.62, 0.72 -0.72, 1.02 -0.76', [0.1, 0.075, 0.055]);
      drawBody(pen);
      for (const leg of nearLegs) drawLeg(pen, leg, 0.25);
      drawTorso(pen);
      drawHead(pen);
      drawArm(pen, '0.14 -0.62, -0.24 -0.56, 0.06 -0.74', [0.12, 0.085, 0.055]);
      drawHand(pen, 0.08, -0.74);
      drawHand(pen, 1.05, -0.76);
    });
  },
};

function drawTail(pen: Pen): void {
  for (const [tx, ty, bend] of [
    [-1.3, 0.66, 0.25],
    [-1.16, 0.86, 0.2],
    [-1.0, 0.7, 0.16],
  ] as const)
    drawLock(pen, {
      root: [-0.7, 0.06],
      tip: [tx, ty],
      width: 0.22,
      bend,
      pigment: 'dark',
      tone: (x) => clamp(0.3 - 0.6 * (x + 0.8)),
    });
}

function drawLeg(pen: Pen, { line, half, hoof }: (typeof nearLegs)[number], shade: number): void {
  drawLimb(pen, { line, half }, { pigment: 'wood', tone: shade });
  pen.fill(outlined(hoof), { black: 'always', tone: 1 });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(barrel, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.2, 0.5, y) + 0.35 * smoothstep(-0.4, -0.75, x)),
    line: inner * 1.1,
  });
  for (const line of [
    '0.3 0.1, 0.2 0.3, 0.22 0.44',
    '-0.5 0.0, -0.4 0.2, -0.46 0.4',
    '-0.2 0.42, 0 0.46, 0.14 0.42',
  ])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.5 });
}

function drawTorso(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(torso, {
    pigment: 'bone',
    tone: (x, y) => clamp(0.05 + 0.65 * smoothstep(0.24, 0.0, x) + 0.3 * smoothstep(-0.3, 0.1, y)),
    line: inner * 1.1,
  });
  for (const line of [
    '0.2 -0.46, 0.34 -0.38, 0.46 -0.46',
    '0.3 -0.34, 0.3 -0.16, 0.28 0.0',
    '0.22 -0.26, 0.3 -0.23, 0.38 -0.26',
    '0.22 -0.14, 0.3 -0.11, 0.37 -0.14',
  ])
    pen.stroke(traced(line), detail * 1.2, { taper: 0.4 });
  pen.fill(belt, { pigment: 'petal', tone: 0.3, line: inner });
  pen.stroke(traced('0.1 0.04, 0.28 0.1, 0.44 0.06'), detail);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.22 -0.84!, 0.36 -0.84!, 0.38 -0.66!, 0.18 -0.66!'), {
    pigment: 'bone',
    tone: 0.7,
    line: inner,
  });
  pen.fill(face, { pigment: 'bone', tone: (x) => clamp(0.75 - 1.6 * (x - 0.14)), line: inner });
  pen.fill(outlined('0.4 -0.83!, 0.47 -0.86, 0.46 -0.74, 0.4 -0.66!, 0.3 -0.76, 0.26 -0.9!, 0.34 -0.84'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.6,
    line: detail,
  });
  pen.fill(hair, { pigment: 'dark', black: 'uncolored', tone: 0.5, line: inner });
  drawGleams(pen, ['0.06 -1.0, 0.16 -1.14, 0.3 -1.18', '0.04 -0.88, 0.06 -0.98'], detail, 0.5);
  pen.stroke(traced('0.36 -0.99, 0.43 -0.98'), inner, { taper: 0.3 });
  pen.dot([0.41, -0.95], detail * 1.1);
  for (const [x, y, turn] of [
    [0.14, -1.12, 0],
    [0.24, -1.17, 0.3],
    [0.34, -1.14, 0.6],
  ] as const)
    pen.at({ at: [x, y], scale: 0.09, angleRad: turn }).fill(outlined('-0.8 0.3!, 0 -0.6, 0.8 0.3!, 0 0.5'), {
      pigment: 'leaf',
      tone: 0.3,
      line: detail,
    });
}

/** The bow, its string drawn back to the hand, and the arrow. */
function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0.8 -1.56!, 0.08 -0.74!, 0.8 0.04!', 1), detail * 1.2);
  pen.stroke(traced('0.06 -0.74, 1.46 -0.74'), inner * 1.3);
  pen.fill(outlined('1.42 -0.84!, 1.66 -0.74!, 1.42 -0.64!, 1.46 -0.74!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  const limb =
    '0.8 -1.56, 0.9 -1.36, 1.02 -1.18, 1.06 -0.94, 1.02 -0.76, 1.06 -0.56, 1.02 -0.34, 0.9 -0.16, 0.8 0.04';
  drawLimb(
    pen,
    { line: limb, half: [0.02, 0.04, 0.05, 0.05, 0.06, 0.05, 0.05, 0.04, 0.02] },
    { pigment: 'gold', tone: 0.3 },
  );
}

function drawArm(pen: Pen, line: string, half: readonly number[]): void {
  drawLimb(pen, { line, half }, { pigment: 'bone', tone: (_, y) => clamp(0.15 + 2 * (y + 0.62)) });
}

function drawHand(pen: Pen, x: number, y: number): void {
  pen.fill(circle([x, y], 0.075, 22), { pigment: 'bone', tone: 0.2, line: pen.weight.inner });
  for (const dy of [-0.02, 0.025])
    pen.stroke(traced(`${x - 0.02} ${y + dy}, ${x + 0.05} ${y + dy}`), pen.weight.detail);
}

const barrel = outlined(
  '0.08 -0.02, 0.3 0.0, 0.46 0.06, 0.54 0.24, 0.46 0.44, 0.2 0.46, -0.1 0.44, -0.4 0.42, -0.66 0.44, -0.82 0.26, -0.78 0.0, -0.6 -0.1, -0.3 -0.02, -0.1 0.0',
);
const torso = outlined(
  '0.06 0.04!, 0.08 -0.2, 0.02 -0.44, 0.06 -0.64, 0.2 -0.7, 0.36 -0.7, 0.5 -0.64, 0.52 -0.46, 0.46 -0.2, 0.48 0.06!',
);
const belt = outlined('0.02 -0.04!, 0.26 0.02, 0.5 -0.02!, 0.54 0.12!, 0.28 0.18, 0 0.1!');
const face = outlined(
  '0.2 -1.1!, 0.36 -1.1!, 0.42 -1.0, 0.47 -0.92!, 0.43 -0.89!, 0.44 -0.8, 0.36 -0.74, 0.26 -0.78, 0.2 -0.9',
);
const hair = outlined(
  '0.38 -1.1!, 0.3 -1.2, 0.14 -1.18, 0.02 -1.04, 0.0 -0.86, -0.06 -0.7!, 0.12 -0.74, 0.2 -0.84!, 0.24 -0.96!, 0.3 -1.06!',
);
const farLegs = [
  {
    line: '0.34 0.3, 0.66 0.36, 0.78 0.6, 0.66 0.8',
    half: [0.13, 0.08, 0.05, 0.045],
    hoof: '0.6 0.76!, 0.72 0.8!, 0.68 0.96!, 0.5 0.9!',
  },
  {
    line: '-0.5 0.3, -0.3 0.66, -0.42 0.92, -0.36 1.2',
    half: [0.16, 0.09, 0.05, 0.045],
    hoof: '-0.42 1.16!, -0.3 1.16!, -0.24 1.32!, -0.44 1.32!',
  },
];
const nearLegs = [
  {
    line: '0.4 0.26, 0.82 0.16, 1.06 0.34, 1.02 0.58',
    half: [0.15, 0.09, 0.055, 0.045],
    hoof: '0.96 0.55!, 1.08 0.55!, 1.12 0.72!, 0.92 0.72!',
  },
  {
    line: '-0.6 0.24, -0.66 0.64, -0.86 0.88, -0.76 1.2',
    half: [0.22, 0.11, 0.06, 0.05],
    hoof: '-0.82 1.16!, -0.7 1.16!, -0.62 1.34!, -0.84 1.34!',
  },
];
