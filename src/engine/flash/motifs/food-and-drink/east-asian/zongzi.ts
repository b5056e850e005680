import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A zongzi, unwrapped down to its middle: a pyramid of sticky rice in bamboo leaves, tied with string. */
export const zongzi: Motif = {
  name: 'zongzi',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawRice(pen);
      drawLeaves(pen);
      drawString(pen);
    }),
};

function drawRice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rice, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.02 + 0.5 * smoothstep(0.05, 0.6, x) + 0.2 * smoothstep(-0.2, 0.3, y)),
    line: inner * 1.3,
  });
  for (const [x, y, angleRad] of grains)
    pen.at({ at: [x, y], angleRad }).fill(ellipse([0, 0], 0.08, 0.042, 14), {
      pigment: 'foam',
      tone: clamp(0.05 + 0.4 * x),
      line: detail * 1.4,
    });
}

function drawLeaves(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rightLeaf, {
    pigment: 'leaf',
    tone: (x) => clamp(0.2 + 0.5 * smoothstep(0.2, 1, x)),
    line: inner * 1.3,
  });
  for (const vein of [
    '0.96 0.16, 0.5 0.46, 0.0 0.8',
    '0.9 0.46, 0.5 0.68, 0.2 0.9',
    '0.84 -0.14, 0.4 0.22, -0.1 0.6',
  ])
    pen.stroke(traced(vein), detail * 1.3, { taper: 0.4 });
  pen.fill(leftLeaf, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(-0.2, 0.6, x) + 0.2 * smoothstep(0.3, 0.9, y)),
    line: inner * 1.3,
  });
  for (const vein of [
    '-0.84 -0.1, -0.4 0.3, 0.2 0.66',
    '-0.94 0.2, -0.5 0.5, 0.1 0.8',
    '-0.94 0.5, -0.6 0.7, -0.2 0.86',
  ])
    pen.stroke(traced(vein), detail * 1.3, { taper: 0.4 });
}

function drawString(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [line, half] of [
    ['-1.0 0.36, -0.5 0.5, 0 0.54, 0.5 0.5, 1.0 0.36', 0.045],
    ['-1.02 0.52, -0.5 0.66, 0 0.7, 0.5 0.66, 1.02 0.52', 0.045],
  ] as const) {
    const path = traced(line, 8);
    pen.fill(
      [
        ...path.map(([x, y]) => [x, y - half] as const),
        ...path.map(([x, y]) => [x, y + half] as const).reverse(),
      ],
      {
        pigment: 'petal',
        tone: 0.15,
        line: inner,
      },
    );
  }
  for (const end of [
    '0.0 0.62!, 0.1 0.6!, 0.14 0.82, 0.28 0.98!, 0.16 1.02!, 0.02 0.86',
    '0.0 0.62!, -0.1 0.6!, -0.12 0.8, -0.24 0.94!, -0.12 1.0!, 0.0 0.84',
  ])
    pen.fill(outlined(end), { pigment: 'petal', tone: 0.2, line: inner });
  pen.fill(outlined('-0.12 0.5, 0 0.46, 0.12 0.5, 0.14 0.64, 0.06 0.74, -0.06 0.74, -0.14 0.64'), {
    pigment: 'petal',
    tone: 0.1,
    line: inner * 1.2,
  });
}

const rice = outlined(
  '0 -1.08, 0.14 -1.02, 0.4 -0.62, 0.7 -0.16, 0.9 0.3!, 0 0.8!, -0.9 0.3!, -0.7 -0.16, -0.4 -0.62, -0.14 -1.02',
);
const leftLeaf = outlined(
  '-0.66 -0.34!, -0.4 -0.06, 0.1 0.28, 0.6 0.52, 0.88 0.86!, 0.3 1.0, -0.4 1.0, -0.86 0.86!, -1.06 0.64, -0.98 0.3, -0.84 -0.02',
);
const rightLeaf = outlined(
  '0.64 -0.38!, 0.84 -0.02, 0.98 0.3, 1.06 0.64, 0.86 0.88!, 0.2 1.0, -0.4 0.8!, -0.3 0.5, 0.1 0.2, 0.46 -0.1',
);
const grains: readonly (readonly [x: number, y: number, angleRad: number])[] = [
  [-0.02, -0.88, 0.6],
  [-0.16, -0.7, -0.6],
  [0.12, -0.72, 1.2],
  [0.0, -0.54, 0.2],
  [-0.28, -0.48, 0.9],
  [0.26, -0.5, -0.5],
  [-0.42, -0.26, -0.3],
  [0.14, -0.32, 0.7],
  [-0.14, -0.28, -0.8],
  [-0.08, -0.1, 0.1],
  [0.4, -0.26, 0.3],
  [0.2, -0.08, -0.4],
  [-0.3, -0.06, 0.5],
];
