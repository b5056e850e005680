import { clamp, smoothstep } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawHairs } from '../parts/any-beast/fur.ts';
import { drawRoundEye } from '../parts/any-beast/round-eye.ts';
import { drawWebbedLeg } from '../parts/birds/bird-leg.ts';
import { drawFlyingBird } from '../parts/birds/flying-bird.ts';
import { drawFeatherBlade } from '../parts/birds/plumage.ts';

/** A gull that stands: white, its back grey, a red spot on its hooked bill; looks to the right. */
export const seagull: Motif = {
  name: 'seagull',
  tinted: ['foam', 'grey'],
  mouth: [1.24, -0.78],
  poses: {
    flying: {
      mouth: [1.17, -0.2],
      draw: (canvas) =>
        drawFlyingBird(canvas, {
          back: 'grey',
          breast: 'foam',
          wing: ['dark', 'grey', 'grey'],
          innerQuills: 'grey',
          tail: 'foam',
          tailLength: 0.8,
          span: 1.1,
          drawHead: (pen) => drawHead(pen.at({ at: [-0.17, 0.0], scale: 0.7, angleRad: 0.5 })),
        }),
    },
  },
  draw(canvas) {
    canvas.layer((pen) => {
      drawWebbedLeg(pen.at({ at: [0.24, -0.05] }), leg, 0.6);
      drawWebbedLeg(pen, leg, 0.1);
      drawBody(pen);
      drawHead(pen);
      drawWing(pen);
    });
  },
};

const leg = {
  pigment: 'gold',
  shank: { line: '-0.1 0.46, -0.06 0.76, -0.1 1.06', half: [0.1, 0.05, 0.05] },
  web: '-0.2 1.04!, -0.06 0.98, 0.3 1.12!, 0.2 1.16, 0.22 1.22!, 0.02 1.18, -0.08 1.24!',
  furrows: ['-0.1 1.04, 0.04 1.1, 0.16 1.14'],
} as const;

function drawBody(pen: Pen): void {
  for (const turn of [3.02, 2.86, 2.7])
    drawFeatherBlade(pen.at({ at: [-0.66, 0.34], scale: 0.66, angleRad: turn }), 0.22, 'foam', 0.1);
  pen.fill(body, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.75 * smoothstep(0.1, 0.62, y - 0.1 * x) + 0.2 * smoothstep(-0.2, -0.8, x)),
    line: pen.weight.inner * 1.2,
  });
  drawHairs(pen, traced('0.7 -0.1, 0.68 0.12, 0.5 0.32'), [-0.12, 0.06], 8);
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(bill, { pigment: 'gold', tone: (_, y) => clamp(0.1 + 2 * (y + 0.9)), line: inner });
  pen.fill(outlined('1.02 -0.72, 1.14 -0.74, 1.16 -0.66, 1.05 -0.64'), {
    pigment: 'petal',
    tone: 0.2,
    line: detail,
  });
  pen.stroke(traced('1.24 -0.78, 1.0 -0.8, 0.82 -0.78'), detail * 1.3);
  pen.fill(head, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.5 * smoothstep(0.5, 0.24, x + 0.2 * y) + 0.4 * smoothstep(-0.6, -0.2, y)),
    line: inner * 1.1,
  });
  // The neck grows out of the breast without a seam.
  pen.fill(outlined('0.32 -0.34, 0.5 -0.5, 0.7 -0.42, 0.7 -0.1, 0.4 -0.06'), { pigment: 'foam', tone: 0.05 });
  drawRoundEye(pen, [0.68, -0.9], 0.075, 'gold');
  pen.stroke(traced('0.54 -1.0, 0.68 -1.04, 0.82 -0.96'), inner, { taper: 0.3 });
}

function drawWing(pen: Pen): void {
  for (const [x, y, length, turn] of [
    [-0.5, 0.3, 0.94, 2.96],
    [-0.44, 0.36, 0.84, 2.9],
    [-0.34, 0.4, 0.74, 2.86],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.17, 'dark', 0.3);
  for (const [x, y, length] of [
    [-0.2, 0.12, 0.6],
    [-0.08, 0.24, 0.56],
    [0.06, 0.34, 0.54],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: 2.8 }), 0.34, 'grey', 0.1);
  pen.fill(shoulder, {
    pigment: 'grey',
    tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0, 0.4, y) + 0.3 * smoothstep(0, -0.5, x)),
    line: pen.weight.inner * 1.1,
  });
  for (const row of [
    '0.24 0.04, 0.14 0.16, 0.02 0.1',
    '0.02 0.1, -0.08 0.2, -0.22 0.14',
    '0.3 0.2, 0.2 0.3, 0.08 0.24',
  ])
    pen.stroke(traced(row), pen.weight.detail * 1.3);
}

const body = outlined(
  '0.28 -0.42, 0.6 -0.46, 0.8 -0.22, 0.8 0.12, 0.62 0.4, 0.3 0.58, -0.1 0.62, -0.5 0.52, -0.86 0.36, -0.7 0.16, -0.36 -0.02, 0.04 -0.18',
);
const head = outlined(
  '0.26 -0.3!, 0.3 -0.6, 0.28 -0.86, 0.42 -1.1, 0.66 -1.16, 0.84 -1.04, 0.9 -0.84, 0.84 -0.66, 0.78 -0.5, 0.8 -0.22!, 0.5 -0.14',
);
const bill = outlined(
  '0.82 -0.98!, 1.0 -0.94, 1.2 -0.9, 1.3 -0.78, 1.26 -0.66!, 1.18 -0.7, 1.08 -0.62, 0.92 -0.66, 0.8 -0.68!',
);
const shoulder = outlined(
  '0.36 -0.08, 0.44 0.14, 0.34 0.36, 0.1 0.44, -0.2 0.36, -0.46 0.28, -0.7 0.26!, -0.44 0.06, -0.1 -0.1, 0.14 -0.16',
);
