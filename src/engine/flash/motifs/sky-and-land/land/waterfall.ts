import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A waterfall between two cliffs, foam at its foot. */
export const waterfall: Motif = {
  name: 'waterfall',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWater(pen);
      drawCliffs(pen);
      drawFoam(pen);
    });
  },
};

function drawWater(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(water, {
    pigment: 'water',
    tone: (x, y) =>
      clamp(0.1 + 0.5 * smoothstep(0.1, 0.5, Math.abs(x + 0.06)) + 0.3 * smoothstep(-0.4, -0.8, y)),
    line: inner,
  });
  for (const [i, x] of [-0.36, -0.26, -0.15, -0.04, 0.08, 0.18, 0.28, 0.38].entries()) {
    const start = -0.9 + 0.12 * (i % 3);
    pen.stroke(
      traced(`${x} ${start}, ${x * 1.05} -0.3, ${x * 1.1 + 0.02} 0.3, ${x * 1.16} ${0.86 - 0.1 * (i % 2)}`),
      i % 2 === 0 ? inner : detail,
      { taper: 0.4 },
    );
  }
  for (const stream of streams) pen.fill(outlined(stream), { pigment: 'foam', tone: 0.05, line: detail });
}

function drawCliffs(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [outline, cracks] of cliffs) {
    pen.fill(outlined(outline), {
      pigment: 'grey',
      tone: (x, y) => clamp(0.2 + 0.5 * smoothstep(-0.2, 0.9, y) + 0.3 * smoothstep(0.4, 1, x)),
      line: inner * 1.2,
    });
    for (const crack of cracks) pen.stroke(traced(crack), detail * 1.3, { taper: 0.4 });
  }
}

function drawFoam(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, radius] of foam)
    pen.fill(circle([x, y], radius, 32), {
      pigment: 'foam',
      tone: (_, py) => clamp(0.05 + 0.5 * smoothstep(0, 1, (py - y) / radius)),
      line: inner,
    });
  pen.fill(
    outlined(
      '-1.1 1.06!, -0.8 0.98, -0.5 1.06!, -0.2 0.98, 0.1 1.06!, 0.4 0.98, 0.7 1.06!, 1.0 0.98, 1.14 1.06!, 0.8 1.2, 0 1.26, -0.8 1.2',
    ),
    { pigment: 'water', tone: (_, y) => clamp(0.2 + 2 * (y - 1.06)), line: inner },
  );
}

const water = outlined(
  '-0.44 -1.0!, -0.2 -1.08, 0.2 -1.08, 0.46 -1.0!, 0.5 -0.4, 0.54 0.3, 0.6 1.0!, -0.6 1.0!, -0.54 0.3, -0.5 -0.4',
);
const streams = [
  '-0.2 -0.98!, -0.14 -0.5, -0.1 0.1!, -0.2 -0.4',
  '0.12 -0.8!, 0.2 -0.2, 0.22 0.4!, 0.12 -0.1',
  '-0.36 -0.3!, -0.34 0.2, -0.3 0.6!, -0.4 0.2',
];
const cliffs = [
  [
    '-1.1 1.04!, -1.2 0.4, -1.02 0.0!, -1.1 -0.4, -0.9 -0.8!, -0.76 -1.16!, -0.4 -1.04!, -0.46 -0.7!, -0.36 -0.44!, -0.5 -0.1, -0.44 0.3!, -0.6 0.5, -0.56 1.02!',
    [
      '-0.9 -0.7, -0.7 -0.5, -0.76 -0.1',
      '-1.0 0.1, -0.8 0.3, -0.84 0.8',
      '-0.6 -0.9, -0.56 -0.6',
      '-0.62 0.0, -0.66 0.3',
    ],
  ],
  [
    '1.1 1.04!, 1.2 0.5, 1.04 0.1!, 1.12 -0.3, 0.94 -0.7!, 0.8 -1.2!, 0.42 -1.04!, 0.5 -0.7!, 0.38 -0.5!, 0.52 -0.1, 0.46 0.2!, 0.62 0.5, 0.56 1.02!',
    ['0.9 -0.6, 0.72 -0.4, 0.8 0', '1.0 0.2, 0.82 0.4, 0.86 0.8', '0.64 -0.9, 0.6 -0.6', '0.66 0.1, 0.7 0.4'],
  ],
] as const;
const foam = [
  [-0.64, 0.94, 0.15],
  [0.66, 0.94, 0.16],
  [-0.4, 0.9, 0.19],
  [0.42, 0.9, 0.18],
  [-0.14, 0.95, 0.2],
  [0.16, 0.94, 0.2],
] as const;
