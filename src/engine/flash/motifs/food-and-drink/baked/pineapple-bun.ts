import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pineapple bun with its cracked crust, a slab of butter between its halves. */
export const pineappleBun: Motif = {
  name: 'pineapple-bun',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLower(pen);
      drawButter(pen);
      drawUpper(pen);
    }),
};

function drawLower(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.2 0.36!, 1.2 0.3!, 1.22 0.62, 0.96 0.88, 0 0.98, -0.96 0.9, -1.22 0.66'), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.2 + 0.5 * x + 0.5 * (y - 0.4)),
    line: inner * 1.2,
  });
  pen.fill(outlined('-1.18 0.34!, -0.6 0.24, 0.6 0.2, 1.18 0.28!, 0.6 0.44, -0.6 0.48'), {
    pigment: 'scroll',
    tone: 0.1,
    line: inner,
  });
  for (const [x, y] of [
    [-0.8, 0.37],
    [-0.3, 0.4],
    [0.9, 0.3],
  ] as const)
    pen.dot([x, y], detail * 1.4);
}

function drawButter(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.72 0.12!, 0.98 0.04!, 1.02 0.3!, 0.86 0.42, 0.7 0.34, -0.66 0.42!'), {
    pigment: 'moon',
    tone: (x, y) => clamp(0.05 + 0.3 * x + 0.6 * (y - 0.2)),
    line: inner * 1.1,
  });
}

/** The dome: the crust is broken to uneven diamonds, darkest at their edges. */
function drawUpper(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(dome, {
    pigment: 'gold',
    tone: (x, y) => clamp(0.08 + 0.75 * smoothstep(0, 1.2, x + 0.3 * y) + 0.5 * smoothstep(-0.05, 0.2, y)),
    line: inner * 1.2,
  });
  for (const crack of [
    '-1.1 -0.1, -0.8 -0.36, -0.6 -0.66, -0.36 -0.8',
    '-0.86 0.1, -0.46 -0.24, -0.16 -0.6, 0.1 -0.88',
    '-0.4 0.16, -0.04 -0.2, 0.26 -0.5, 0.5 -0.78',
    '0.1 0.14, 0.44 -0.18, 0.66 -0.42, 0.82 -0.58',
    '0.64 0.08, 0.86 -0.14, 1.04 -0.3',
    '-0.84 -0.5, -0.5 -0.3, -0.1 0.0, 0.2 0.14',
    '-0.5 -0.74, -0.1 -0.54, 0.3 -0.16, 0.62 0.06',
    '-0.06 -0.88, 0.3 -0.6, 0.66 -0.3, 0.98 -0.02',
    '-1.04 -0.24, -0.8 -0.08, -0.5 0.12',
    '0.4 -0.82, 0.72 -0.6, 1.0 -0.34',
  ])
    pen.stroke(traced(crack), (t) => inner * (1.2 + 1.2 * Math.sin(Math.PI * t)));
  pen.stroke(traced('-0.86 -0.42, -0.66 -0.64, -0.4 -0.76'), inner * 1.5, { isErasing: true, taper: 0.4 });
}

const dome = outlined(
  '-1.24 0.16!, -1.2 -0.16, -0.94 -0.6, -0.4 -0.9, 0.2 -0.96, 0.8 -0.72, 1.16 -0.28, 1.24 0.08!, 0.6 0.18, -0.6 0.22',
);
