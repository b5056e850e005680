import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawJointedLeg } from '../../parts/crawlers-and-swimmers/insect-leg.ts';

/** A crab from above, its claws raised. */
export const crab: Motif = {
  name: 'crab',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawLimbs);
      drawShell(pen);
    });
  },
};

function drawLimbs(side: Pen): void {
  const { inner, detail } = side.weight;
  for (const leg of [
    '0.5 -0.02, 0.98 -0.16, 1.26 0.14, 1.3 0.36',
    '0.52 0.14, 0.96 0.1, 1.16 0.42, 1.14 0.66',
    '0.46 0.28, 0.8 0.38, 0.92 0.7, 0.84 0.92',
    '0.36 0.38, 0.54 0.6, 0.56 0.86, 0.44 1.02',
  ])
    drawJointedLeg(side, leg, 0.07, 'petal');
  drawJointedLeg(side, '0.42 -0.24, 0.82 -0.4, 0.8 -0.7', 0.14, 'petal');
  side.fill(outlined('0.6 -0.86!, 0.4 -1.0, 0.34 -1.26, 0.48 -1.5!, 0.54 -1.24, 0.7 -1.04!'), {
    pigment: 'petal',
    tone: 0.5,
    line: inner,
  });
  side.fill(
    outlined(
      '0.64 -0.66!, 0.94 -0.66, 1.14 -0.9, 1.12 -1.24, 0.9 -1.52, 0.56 -1.62!, 0.76 -1.34, 0.76 -1.14, 0.58 -0.98!',
    ),
    { pigment: 'petal', tone: (x) => clamp(0.1 + 1.2 * (x - 0.7)), line: inner * 1.1 },
  );
  for (const [x, y] of [
    [0.94, -0.86],
    [1.0, -1.0],
    [0.98, -1.14],
  ] as const)
    side.dot([x, y], detail * 1.2);
}

function drawShell(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.stroke(
      [
        [0.16, -0.36],
        [0.2, -0.52],
      ],
      inner * 1.6,
    );
    side.fill(circle([0.21, -0.56], 0.06, 18), { black: 'always', tone: 1 });
    side.fill(circle([0.19, -0.58], 0.018, 12), { color: [255, 255, 255], tone: 0 });
  });
  pen.fill(shell, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.3, 0.8, Math.abs(x + 0.06)) + 0.4 * smoothstep(0, 0.5, y)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    for (const line of [
      '0.1 -0.16, 0.2 0.0, 0.14 0.2',
      '0.3 -0.2, 0.42 -0.06, 0.52 -0.1',
      '0.26 0.24, 0.4 0.2, 0.54 0.06',
    ])
      side.stroke(traced(line), detail * 1.3, { taper: 0.4 });
    for (const [x, y] of [
      [0.36, 0.04],
      [0.24, -0.08],
      [0.46, -0.22],
      [0.1, 0.3],
    ] as const)
      side.dot([x, y], detail * 1.4);
  });
}

const shell = symmetric(
  '0 -0.4, 0.22 -0.42!, 0.3 -0.36!, 0.44 -0.4!, 0.5 -0.3!, 0.64 -0.28!, 0.66 -0.18!, 0.8 -0.1!, 0.64 0.16, 0.4 0.42, 0.16 0.5, 0 0.48',
);
