import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bird's nest of twigs and straw, empty. */
export const nest: Motif = {
  name: 'nest',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer((pen) => drawNest(pen, [])),
};

const clutch: readonly Point[] = [
  [-0.36, -0.2],
  [0.34, -0.2],
  [0, -0.1],
];

/** The same, with three eggs in it. */
export const nestWithEggs: Motif = {
  name: 'nest-with-eggs',
  tinted: ['waterLight'],
  draw: (canvas) => canvas.layer((pen) => drawNest(pen, clutch)),
};

function drawNest(pen: Pen, eggs: readonly Point[]): void {
  drawHollow(pen);
  for (const egg of eggs) drawEgg(pen.at({ at: egg, angleRad: egg[0] * 0.9 }));
  drawTwigs(pen);
}

function drawHollow(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(ellipse([0, -0.06], 1.04, 0.4, 60), { pigment: 'wood', tone: 0.4, line: inner * 1.2 });
  pen.fill(ellipse([0, 0], 0.86, 0.28, 56), { black: 'always', tone: 1, line: inner });
  for (const twig of [
    '-0.8 -0.24, -0.3 -0.4, 0.2 -0.36',
    '-0.1 -0.42, 0.4 -0.34, 0.86 -0.18',
    '-0.96 -0.1, -0.7 -0.28, -0.4 -0.3',
  ])
    pen.stroke(traced(twig), inner, { taper: 0.3 });
}

function drawEgg(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.46, 0.18 -0.36, 0.3 -0.06, 0.26 0.2, 0 0.34'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.04 + 1.0 * clamp(x + 0.02) + 0.4 * clamp(y)),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [0.06, -0.26],
    [-0.1, -0.14],
    [0.14, -0.1],
    [-0.02, -0.02],
    [-0.16, 0.02],
  ] as const)
    pen.dot([x, y], detail * 1.1);
}

function drawTwigs(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-1.0 -0.1!, -0.86 0.08, -0.4 0.2, 0 0.22, 0.4 0.2, 0.86 0.08, 1.0 -0.1!, 0.96 0.3, 0.76 0.6, 0.4 0.76, 0 0.8, -0.4 0.76, -0.76 0.6, -0.96 0.3',
    ),
    { pigment: 'wood', tone: 0.6, line: inner * 1.2 },
  );
  const rows = 7;
  for (let row = rows; row >= 0; row--) {
    const depth = row / rows;
    const half = 0.98 - 0.4 * depth ** 2;
    for (const share of [-0.9, 0.86, -0.56, 0.5, -0.16, 0.14]) {
      const at: Point = [
        share * half,
        0.2 - 0.26 * share ** 2 + 0.56 * depth + pen.random.between(-0.04, 0.04),
      ];
      const angleRad = -0.5 * share + pen.random.between(-0.32, 0.32);
      drawTwig(
        pen.at({ at, angleRad, scale: pen.random.between(0.26, 0.4) }),
        (row + Math.round(10 + share * 5)) % 3,
      );
    }
  }
}

/** From -1 to 1, a little bent; straw or bark. */
function drawTwig(pen: Pen, kind: number): void {
  pen.fill(outlined('-1 0.04!, -0.4 -0.08, 0.3 -0.12, 1 -0.02!, 0.3 0.09, -0.4 0.13'), {
    pigment: kind === 0 ? 'gold' : 'wood',
    tone: (_, y) => clamp(0.15 + 2.4 * y),
    line: pen.weight.detail * 1.4,
  });
}
