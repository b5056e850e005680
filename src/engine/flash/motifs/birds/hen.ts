import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/any-beast/fur.ts';
import { drawLimb } from '../parts/any-beast/limb.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A hen that stands, with comb and wattle; looks to the right. */
export const hen: Motif = {
  name: 'hen',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawTail(pen);
      for (const [x, shade] of [
        [0.26, 0.6],
        [-0.06, 0.15],
      ] as const)
        drawLeg(pen, x, shade);
      drawBody(pen);
      drawWing(pen);
      drawHead(pen);
    });
  },
};

function drawTail(pen: Pen): void {
  for (const [angleRad, scale] of [
    [3.5, 0.6],
    [3.7, 0.74],
    [3.92, 0.8],
    [4.16, 0.76],
    [4.4, 0.64],
  ] as const)
    drawFeatherBlade(pen.at({ at: [-0.6, 0.0], scale, angleRad }), 0.4, 'dark', 0.1);
}

function drawLeg(pen: Pen, x: number, shade: number): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: `${x} 0.6, ${x - 0.03} 0.84, ${x} 1.12`, half: [0.06, 0.045, 0.045] },
    { pigment: 'gold', tone: shade },
  );
  for (const [dx, dy] of [
    [-0.2, 0.08],
    [0.3, 0.08],
    [0.14, 0.16],
  ] as const)
    drawLimb(
      pen,
      {
        line: `${x} 1.1, ${x + dx * 0.6} ${1.1 + dy * 0.5}, ${x + dx} ${1.1 + dy}`,
        half: [0.05, 0.045, 0.012],
      },
      { pigment: 'gold', tone: shade, line: inner },
    );
  for (const y of [0.84, 0.92, 1.0]) pen.stroke(traced(`${x - 0.06} ${y}, ${x + 0.03} ${y + 0.01}`), detail);
}

function drawBody(pen: Pen): void {
  const { inner } = pen.weight;
  for (const x of [-0.08, 0.24])
    pen.fill(
      outlined(
        `${x - 0.22} 0.46!, ${x + 0.2} 0.46!, ${x + 0.12} 0.68, ${x + 0.06} 0.82!, ${x} 0.74!, ${x - 0.06} 0.82!, ${x - 0.1} 0.66`,
      ),
      {
        pigment: 'wood',
        tone: 0.5,
        line: inner,
      },
    );
  pen.fill(body, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.08 + 0.75 * smoothstep(0.2, 0.66, y) + 0.3 * smoothstep(-0.5, -0.9, x)),
    line: inner * 1.2,
  });
  for (const [y, from, to] of breastRows)
    for (let x = from; x < to; x += 0.17)
      pen.stroke(traced(`${x - 0.07} ${y}, ${x} ${y + 0.08}, ${x + 0.07} ${y}`), pen.weight.detail * 1.3, {
        taper: 0.25,
      });
}

function drawWing(pen: Pen): void {
  for (let i = 0; i < 6; i++)
    drawFeatherBlade(
      pen.at({ at: [0.06 - 0.03 * i, 0.0 + 0.07 * i], scale: 0.88 - 0.07 * i, angleRad: 2.98 - 0.08 * i }),
      0.3,
      'ember',
      0.1,
    );
  pen.fill(shoulder, {
    pigment: 'wood',
    tone: (_, y) => clamp(0.1 + 1.0 * (y + 0.1)),
    line: pen.weight.inner * 1.1,
  });
  for (const scale of [
    '0.12 -0.04, 0.06 0.08, -0.06 0.04',
    '0.22 0.1, 0.16 0.22, 0.02 0.18',
    '-0.04 0.06, -0.1 0.18, -0.2 0.14',
    '0.16 0.26, 0.08 0.36, -0.02 0.32',
  ])
    pen.stroke(traced(scale), pen.weight.detail * 1.3, { taper: 0.3 });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(comb, { pigment: 'petal', tone: (_, y) => clamp(0.1 + 1.6 * (y + 1.2)), line: inner * 1.1 });
  pen.fill(beak, { pigment: 'gold', tone: (_, y) => clamp(0.1 + 4 * (y + 0.86)), line: inner });
  pen.stroke(traced('0.82 -0.8, 0.92 -0.79, 1.0 -0.8'), detail * 1.3, { taper: 0.3 });
  pen.fill(wattle, { pigment: 'petal', tone: (x) => clamp(0.2 + 2 * (x - 0.72)), line: inner });
  pen.fill(neck, {
    pigment: 'ember',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.5, 0.2, x) + 0.3 * smoothstep(-0.2, 0.2, y)),
    line: inner * 1.1,
  });
  for (const [x, y, dx] of hackles)
    drawLock(pen, {
      root: [x, y],
      tip: [x + dx, y + 0.34],
      width: 0.14,
      bend: 0.06,
      pigment: 'ember',
      tone: (_, py) => clamp(0.6 - 1.6 * (py - y)),
    });
  pen.fill(outlined('0.56 -0.94!, 0.7 -1.0, 0.82 -0.9, 0.82 -0.76, 0.7 -0.68, 0.58 -0.76!'), {
    pigment: 'petalLight',
    tone: 0.2,
    line: inner * 0.8,
  });
  drawRoundEye(pen, [0.69, -0.87], 0.06, 'gold');
}

const body = outlined(
  '0.36 -0.56, 0.24 -0.24, 0.0 -0.1, -0.36 -0.14, -0.66 -0.26, -0.9 -0.3!, -0.92 0.06, -0.76 0.4, -0.4 0.62, 0.04 0.68, 0.44 0.58, 0.74 0.28, 0.82 -0.1, 0.74 -0.46',
);
const breastRows = [
  [-0.02, 0.46, 0.8],
  [0.12, 0.4, 0.78],
  [0.26, 0.34, 0.74],
  [0.4, 0.26, 0.62],
  [0.52, -0.02, 0.5],
] as const;
const shoulder = outlined(
  '0.26 -0.1!, 0.34 0.1, 0.28 0.36, 0.06 0.48, -0.14 0.42!, -0.1 0.34!, -0.28 0.26!, -0.2 0.18!, -0.32 0.06!, -0.04 -0.1',
);
const neck = outlined(
  '0.44 -0.9, 0.54 -1.06, 0.72 -1.1, 0.86 -0.98, 0.86 -0.78, 0.8 -0.56, 0.84 -0.3, 0.8 0.0!, 0.7 -0.08!, 0.6 0.06!, 0.5 -0.08!, 0.38 0.04!, 0.32 -0.14!, 0.2 -0.12!, 0.34 -0.44',
);
const hackles = [
  [0.46, -0.5, -0.12],
  [0.58, -0.48, -0.04],
  [0.7, -0.48, 0.02],
  [0.5, -0.72, -0.08],
  [0.63, -0.66, -0.02],
  [0.75, -0.66, 0.02],
] as const;
const comb = outlined(
  '0.46 -1.0!, 0.38 -1.2, 0.46 -1.26!, 0.52 -1.18!, 0.52 -1.36, 0.62 -1.38!, 0.65 -1.22!, 0.72 -1.36, 0.8 -1.3!, 0.79 -1.18!, 0.88 -1.22, 0.94 -1.1!, 0.84 -0.98!, 0.64 -1.04',
);
const beak = outlined('0.82 -0.94!, 0.96 -0.9, 1.1 -0.78!, 1.0 -0.74, 0.8 -0.7!');
const wattle = outlined('0.74 -0.72!, 0.86 -0.68, 0.9 -0.52, 0.82 -0.42, 0.73 -0.52!');
