import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import type { Walker } from '../figures/walker.ts';

/** The back of a head, its middle at the origin. */
export function drawBackOfHead(pen: Pen, { hair, hairPigment }: Walker): void {
  const { inner, detail } = pen.weight;
  const look = {
    pigment: hairPigment,
    tone: (x: number, y: number) => clamp(0.2 + 1.2 * smoothstep(-0.05, 0.3, x) + 0.5 * y),
    line: inner * 1.1,
  } as const;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.2 -0.06!, 0.29 -0.08, 0.29 0.03, 0.22 0.09!'), {
      pigment: 'bone',
      tone: 0.2,
      line: inner,
    }),
  );
  if (hair === 'bunches')
    drawBothSides(pen, (side) => {
      side.fill(outlined('0.2 -0.1!, 0.38 -0.12, 0.48 0.06, 0.42 0.26, 0.36 0.36!, 0.28 0.16'), look);
      side.fill(circle([0.25, -0.08], 0.06, 18), { pigment: 'petal', tone: 0.1, line: inner });
    });
  if (hair === 'bun') pen.fill(circle([0, -0.34], 0.16, 28), look);
  const isCropped = hair === 'short' || hair === 'hat';
  pen.fill(isCropped ? cropped : bobbed, look);
  for (const strand of isCropped ? fromWhorl : parted)
    pen.stroke(traced(strand), detail * 1.2, { taper: 0.5 });
  if (hair === 'long') {
    pen.fill(
      symmetric('0 -0.34, 0.2 -0.28, 0.29 -0.04, 0.3 0.3, 0.34 0.62!, 0.22 0.7, 0.12 0.64!, 0 0.74!'),
      look,
    );
    for (const strand of [
      '0 -0.3, 0.01 0.2, 0 0.66',
      '0.04 -0.26, 0.16 0.1, 0.2 0.6',
      '-0.04 -0.26, -0.16 0.1, -0.2 0.6',
    ])
      pen.stroke(traced(strand), detail * 1.3, { taper: 0.4 });
  }
  if (hair === 'veil') {
    pen.fill(
      symmetric('0 -0.38, 0.22 -0.32, 0.32 -0.06, 0.36 0.4, 0.44 0.9, 0.52 1.3!, 0.28 1.36, 0 1.34'),
      look,
    );
    for (const fold of [
      '0 -0.2, 0.01 0.5, 0 1.28',
      '0.1 -0.2, 0.18 0.5, 0.22 1.3',
      '-0.1 -0.2, -0.18 0.5, -0.22 1.3',
    ])
      pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
    for (const [x, y] of [
      [-0.2, -0.26],
      [-0.07, -0.34],
      [0.07, -0.34],
      [0.2, -0.26],
    ] as const)
      pen.fill(circle([x, y], 0.075, 18), { pigment: 'petal', tone: 0.2, line: inner });
  }
  if (hair === 'hat') {
    pen.fill(outlined('-0.5 -0.06!, -0.2 -0.14, 0.2 -0.14, 0.5 -0.06!, 0.24 0.04, -0.24 0.04'), {
      pigment: 'wood',
      tone: 0.4,
      line: inner,
    });
    pen.fill(symmetric('0 -0.42, 0.2 -0.4, 0.26 -0.1!, 0 -0.06'), {
      pigment: 'wood',
      tone: 0.2,
      line: inner,
    });
  }
}

const bobbed = symmetric('0 -0.34, 0.2 -0.28, 0.28 -0.06, 0.22 0.2!, 0.1 0.27, 0 0.26');
const cropped = outlined(
  '0 -0.35, 0.18 -0.3, 0.27 -0.12, 0.23 0.08!, 0.19 0.08, 0.16 0.2!, 0.09 0.14, 0.05 0.22!, -0.02 0.15, -0.08 0.21!, -0.12 0.12, -0.18 0.18!, -0.2 0.08, -0.23 0.08!, -0.27 -0.12, -0.18 -0.3',
);
const parted = ['0 -0.3, 0.01 -0.1, 0 0.2'];
const fromWhorl = [
  '0.05 -0.2, 0.14 -0.14, 0.17 0.0',
  '0.02 -0.16, 0.06 -0.04, 0.06 0.1',
  '-0.02 -0.19, -0.1 -0.08, -0.11 0.06',
  '0.0 -0.24, -0.14 -0.2, -0.2 -0.06',
];
