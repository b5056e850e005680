import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle } from '../../geometry/shape.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawFlyingBird } from '../parts/flying-bird.ts';
import { drawHairs } from '../parts/fur.ts';
import { drawFeatherBlade, drawTalons } from '../parts/plumage.ts';

/** A macaw on its perch; looks to the right. */
export const parrot: Motif = {
  name: 'parrot',
  tinted: ['petal'],
  perched: {
    draw: (easel) =>
      easel.layer((pen) => {
        drawTail(pen);
        drawUpper(pen);
      }),
  },
  poses: {
    flying: {
      draw: (easel) =>
        drawFlyingBird(easel, {
          back: 'petal',
          breast: 'petal',
          wing: ['water', 'gold', 'petal'],
          tail: 'water',
          tailLength: 1.6,
          drawHead: (pen) => drawHead(pen.at({ at: [-0.02, 0.24], scale: 0.9 })),
        }),
    },
  },
  draw: (easel) =>
    easel.layer((pen) => {
      drawTail(pen);
      drawPerch(pen);
      drawUpper(pen);
    }),
};

function drawUpper(pen: Pen): void {
  drawBody(pen);
  drawWing(pen);
  drawHead(pen);
}

function drawTail(pen: Pen): void {
  for (const [turn, pigment] of [
    [0.14, 'water'],
    [-0.12, 'water'],
    [0.04, 'petal'],
  ] as const)
    drawFeatherBlade(pen.at({ at: [-0.26, 0.42], scale: 1.08, angleRad: 2.0 + turn }), 0.17, pigment, 0);
}

function drawPerch(pen: Pen): void {
  pen.cell(outlined('-0.7 0.72!, 0.8 0.66!, 0.82 0.8!, -0.7 0.86!'), {
    pigment: 'wood',
    tone: (_, y) => clamp(0.3 + 3 * (y - 0.72)),
    line: pen.weight.inner * 1.1,
  });
}

function drawBody(pen: Pen): void {
  pen.cell(body, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.6, y) + 0.3 * smoothstep(0.1, -0.4, x)),
    line: pen.weight.inner * 1.1,
  });
  drawHairs(pen, traced('0.4 -0.2, 0.42 0.1, 0.3 0.4'), [-0.07, 0.12], 9);
  drawHairs(pen, traced('0.2 0.0, 0.22 0.2, 0.1 0.44'), [-0.07, 0.12], 7);
  for (const x of [0.0, 0.24]) drawTalons(pen.at({ at: [x, 0.54], scale: 0.24 }));
}

function drawWing(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, length, turn, pigment] of [
    [-0.2, 0.04, 0.92, 2.12, 'water'],
    [-0.14, 0.1, 0.84, 2.08, 'water'],
    [-0.08, 0.14, 0.74, 2.04, 'water'],
    [-0.02, 0.06, 0.54, 2.1, 'gold'],
    [0.02, 0.04, 0.44, 2.02, 'gold'],
  ] as const)
    drawFeatherBlade(pen.at({ at: [x, y], scale: length, angleRad: turn }), 0.24, pigment, 0.05);
  pen.cell(outlined('0.1 -0.34!, 0.2 -0.1, 0.12 0.14, -0.1 0.22, -0.34 0.1, -0.3 -0.14, -0.1 -0.32'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.6 * smoothstep(0.1, -0.3, x)),
    line: inner,
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('0.52 -0.5!, 0.62 -0.36, 0.56 -0.24!, 0.42 -0.32'), {
    pigment: 'dark',
    tone: 0.6,
    line: inner,
  });
  pen.cell(head, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.2, -0.2, x) + 0.2 * (y + 0.6)),
    line: inner * 1.1,
  });
  pen.cell(outlined('0.2 -0.8, 0.44 -0.84, 0.52 -0.66, 0.46 -0.46, 0.28 -0.42, 0.18 -0.6'), {
    pigment: 'foam',
    tone: 0.06,
    line: detail * 1.2,
  });
  for (const line of ['0.24 -0.52, 0.34 -0.5, 0.44 -0.52', '0.28 -0.46, 0.36 -0.45, 0.42 -0.46'])
    pen.stroke(traced(line), detail * 0.9);
  pen.cell(circle([0.34, -0.68], 0.062, 20), { pigment: 'gold', tone: 0, line: detail });
  pen.cell(circle([0.35, -0.68], 0.036, 16), { black: 'always', tone: 1 });
  pen.cell(outlined('0.46 -0.86!, 0.7 -0.86, 0.84 -0.64, 0.78 -0.3!, 0.72 -0.46, 0.6 -0.52, 0.5 -0.5!'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.1 + 1.1 * (x + y + 0.1)),
    line: inner * 1.1,
  });
  pen.dot([0.56, -0.78], detail);
}

const body = outlined(
  '0.24 -0.5, 0.44 -0.24, 0.46 0.14, 0.32 0.5, 0.04 0.68, -0.26 0.6, -0.4 0.34, -0.34 -0.04, -0.1 -0.44',
);
const head = outlined(
  '0.5 -0.88, 0.34 -1.02, 0.08 -0.98, -0.12 -0.76, -0.16 -0.46, -0.06 -0.2!, 0.1 -0.26!, 0.24 -0.18!, 0.36 -0.26!, 0.5 -0.4',
);
