import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An egg fried sunny side up: the yolk on its white, whose edge is crisp. */
export const friedEgg: Motif = {
  name: 'fried-egg',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawWhite(pen);
      drawYolk(pen);
    }),
};

function drawWhite(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(white, {
    pigment: 'foam',
    tone: (x, y) => {
      const fromYolk = Math.sqrt((x + 0.06) ** 2 + (y + 0.04) ** 2);
      return clamp(0.5 * smoothstep(0.62, 0.44, fromYolk) + 0.35 * smoothstep(0.8, 1.3, x + y));
    },
    line: inner * 1.2,
  });
  for (const fold of [
    '-1.0 -0.2, -0.9 0.04, -0.94 0.2',
    '-0.4 0.84, -0.16 0.74, 0.06 0.8',
    '0.74 -0.56, 0.86 -0.34, 0.82 -0.16',
    '0.5 0.66, 0.66 0.5, 0.86 0.5',
    '-0.44 -0.74, -0.2 -0.72, 0 -0.8',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.5 });
  for (const [x, y, radius] of [
    [-0.7, 0.5, 0.07],
    [-0.84, 0.36, 0.04],
    [0.74, 0.2, 0.06],
    [0.46, -0.66, 0.05],
    [0.2, 0.72, 0.045],
    [-0.64, -0.5, 0.05],
  ] as const)
    pen.fill(circle([x, y], radius, 18), { pigment: 'foam', tone: 0.1, line: detail * 1.2 });
}

function drawYolk(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([-0.06, -0.04], 0.44, 60), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.75 * smoothstep(-0.1, 0.55, 0.6 * x + y + 0.1)),
    line: inner * 1.2,
  });
  for (const gleam of [
    '-0.34 -0.1!, -0.3 -0.24, -0.16 -0.34!, -0.14 -0.26, -0.24 -0.18, -0.28 -0.08!',
    '-0.08 -0.36, -0.02 -0.35, -0.03 -0.29, -0.09 -0.3',
  ])
    pen.fill(outlined(gleam), { color: [255, 255, 255], tone: 0 });
}

const white = outlined(
  '-0.3 -0.94, 0.04 -0.98, 0.3 -0.84, 0.62 -0.82, 0.96 -0.62, 1.0 -0.3, 0.94 -0.02, 1.12 0.24, 1.04 0.58, 0.74 0.7, 0.46 0.84, 0.26 1.02, -0.1 0.98, -0.34 0.9, -0.66 0.92, -0.9 0.7, -0.94 0.42, -1.14 0.16, -1.12 -0.22, -0.88 -0.44, -0.76 -0.74',
);
