import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import type { Limb } from '../parts/any-beast/limb.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawDragonHead } from '../parts/dragons-and-snakes/dragon-head.ts';

/** A kirin at a trot: a dragon's head on a scaled deer, flames at its joints; looks to the right. */
export const kirin: Motif = {
  name: 'kirin',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      for (const leg of farLegs) drawLeg(pen, leg, 0.6);
      drawBody(pen);
      for (const leg of nearLegs) drawLeg(pen, leg, 0.15);
      drawFlames(pen);
    });
    canvas.layer((pen) => drawDragonHead(pen.at({ at: [0.72, -0.72], scale: 0.36, angleRad: 0.08 })), {
      contour: 0.7,
    });
  },
};

interface Leg {
  readonly limb: Limb;
  readonly hoof: readonly [number, number];
  readonly angleRad: number;
}

function drawLeg(pen: Pen, { limb, hoof, angleRad }: Leg, shade: number): void {
  drawLimb(pen, limb, { pigment: 'leaf', tone: (_, y) => clamp(shade + 0.3 * smoothstep(0.2, 1.2, y)) });
  pen.at({ at: hoof, angleRad }).fill(outlined('-0.09 -0.06!, 0.09 -0.06!, 0.13 0.12!, -0.11 0.12!'), {
    black: 'always',
    tone: 0,
    line: pen.weight.inner,
  });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(body, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.12 + 0.7 * smoothstep(-0.3, 0.36, y) + 0.2 * smoothstep(-0.6, -1.0, x)),
    line: inner * 1.2,
  });
  for (const [x, y] of scales)
    pen.stroke(
      traced(
        `${x - 0.07} ${y - 0.02}, ${x - 0.02} ${y + 0.07}, ${x + 0.07} ${y + 0.06}, ${x + 0.09} ${y - 0.04}`,
      ),
      detail * 1.1,
      { taper: 0.2 },
    );
  pen.fill(
    outlined(
      '0.96 -0.56!, 0.96 -0.2, 0.8 0.1, 0.4 0.3, -0.1 0.36, -0.4 0.34!, 0.1 0.24, 0.5 0.1, 0.72 -0.16, 0.78 -0.5!',
    ),
    { pigment: 'gold', tone: 0.2, line: inner },
  );
  for (const y of [-0.36, -0.2, -0.04])
    pen.stroke(
      traced(`${0.78 - 0.1 * (y + 0.4)} ${y}, ${0.94 - 0.14 * (y + 0.4)} ${y + 0.04}`),
      detail * 1.2,
    );
}

function drawTail(pen: Pen): void {
  for (const [tx, ty, bend] of [
    [-1.5, -1.0, 0.3],
    [-1.7, -0.6, 0.26],
    [-1.3, -1.24, 0.3],
    [-1.66, -0.2, 0.2],
  ] as const)
    drawLock(pen, {
      root: [-0.86, -0.16],
      tip: [tx, ty],
      width: 0.36,
      bend,
      pigment: 'petal',
      tone: (x) => clamp(0.4 - 0.5 * (x + 1.3)),
    });
}

/** Tongues of fire along the back and at the shoulders. */
function drawFlames(pen: Pen): void {
  for (const [x, y, tx, ty, width] of [
    [-0.6, -0.36, -0.9, -0.66, 0.2],
    [-0.3, -0.36, -0.56, -0.72, 0.2],
    [0.0, -0.36, -0.24, -0.74, 0.2],
    [0.28, -0.44, 0.04, -0.86, 0.22],
    [0.46, -0.6, 0.2, -1.0, 0.22],
    [0.6, 0.1, 0.3, -0.16, 0.2],
    [0.56, 0.2, 0.26, 0.04, 0.18],
    [-0.6, 0.14, -0.9, 0.0, 0.2],
    [-0.6, 0.26, -0.94, 0.22, 0.18],
  ] as const)
    drawLock(pen, { root: [x, y], tip: [tx, ty], width, bend: 0.16, pigment: 'ember', tone: 0.2 });
}

const body = outlined(
  '-0.94 -0.06, -0.8 -0.36, -0.4 -0.4, 0.1 -0.4, 0.4 -0.56, 0.56 -0.9, 0.9 -0.92, 1.0 -0.6, 0.96 -0.2, 0.8 0.12, 0.5 0.3, 0.0 0.34, -0.4 0.36, -0.8 0.34, -0.96 0.14',
);
const nearLegs: readonly Leg[] = [
  {
    limb: { line: '0.6 0.06, 0.96 0.34, 0.9 0.72, 0.76 0.98', half: [0.17, 0.12, 0.08, 0.07] },
    hoof: [0.74, 1.04],
    angleRad: 0.3,
  },
  {
    limb: { line: '-0.66 0.1, -0.7 0.5, -0.9 0.8, -0.8 1.22', half: [0.24, 0.16, 0.09, 0.075] },
    hoof: [-0.79, 1.28],
    angleRad: -0.1,
  },
];
const farLegs: readonly Leg[] = [
  {
    limb: { line: '0.4 0.16, 0.44 0.56, 0.36 0.9, 0.4 1.2', half: [0.16, 0.11, 0.08, 0.07] },
    hoof: [0.41, 1.27],
    angleRad: 0,
  },
  {
    limb: { line: '-0.4 0.2, -0.3 0.56, -0.46 0.84, -0.3 1.14', half: [0.18, 0.13, 0.085, 0.07] },
    hoof: [-0.28, 1.2],
    angleRad: -0.3,
  },
];
const scales = [
  [-0.76, -0.16],
  [-0.56, -0.24],
  [-0.36, -0.22],
  [-0.16, -0.24],
  [0.04, -0.22],
  [0.24, -0.28],
  [0.44, -0.34],
  [0.6, -0.56],
  [-0.66, 0.02],
  [-0.44, -0.04],
  [-0.24, -0.02],
  [-0.04, -0.04],
  [0.16, -0.06],
  [0.36, -0.12],
  [0.56, -0.22],
  [0.7, -0.4],
  [-0.34, 0.16],
  [-0.14, 0.16],
  [0.06, 0.12],
  [0.26, 0.06],
  [0.66, -0.74],
] as const;
