import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A sheer skirt in two panels, swung to the left. */
export function drawSheerSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [outline, folds] of [
    [
      '0.36 0.4!, 0.56 0.6, 0.74 1.0, 0.86 1.6!, 0.66 1.54, 0.56 1.66!, 0.54 1.1, 0.36 0.62!',
      ['0.46 0.6, 0.62 1.0, 0.7 1.5'],
    ],
    [
      '-0.3 0.4!, 0.3 0.44!, 0.32 0.7, 0.2 1.1, 0.12 1.6!, -0.06 1.7, -0.24 1.6, -0.44 1.72, -0.66 1.58, -0.86 1.66, -1.1 1.44!, -0.76 1.1, -0.5 0.74',
      [
        '0.14 0.56, 0.08 1.0, 0.0 1.56',
        '-0.06 0.56, -0.16 1.0, -0.3 1.56',
        '-0.22 0.56, -0.42 1.0, -0.66 1.5',
      ],
    ],
  ] as const) {
    pen.fill(outlined(outline), {
      pigment: 'petal',
      tone: (x, y) => clamp(0.1 + 0.4 * smoothstep(0.0, 0.8, x) + 0.25 * smoothstep(0.5, 1.6, y)),
      line: inner * 1.2,
    });
    for (const fold of folds) pen.stroke(traced(fold), detail * 1.5, { taper: 0.5 });
  }
}

/** A belt low on the hips, aslant, with coins hung from it. */
export function drawCoinBelt(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.34 0.28!, -0.1 0.42, 0.16 0.42, 0.44 0.26!, 0.5 0.44, 0.48 0.58!, 0.18 0.66, -0.1 0.64, -0.38 0.5!',
    ),
    { pigment: 'gold', tone: (x) => clamp(0.1 + 0.6 * Math.abs(x)), line: inner * 1.1 },
  );
  for (const [x, y] of [
    [-0.34, 0.58],
    [-0.2, 0.66],
    [-0.04, 0.71],
    [0.12, 0.72],
    [0.28, 0.7],
    [0.43, 0.64],
  ] as const)
    pen.fill(circle([x, y], 0.07, 18), { pigment: 'gold', tone: 0.15, line: inner });
}

/** A bodice with coins along its hem. */
export function drawCoinBodice(pen: Pen): void {
  const { inner } = pen.weight;
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.16 -0.5, 0.2 -0.62, 0.18 -0.7'), inner * 1.6);
    side.fill(outlined('0.0 -0.42!, 0.12 -0.52, 0.26 -0.5, 0.33 -0.4!, 0.3 -0.26, 0.16 -0.22, 0.03 -0.28'), {
      pigment: 'petal',
      tone: (x) => clamp(0.1 + 0.8 * x),
      line: inner * 1.1,
    });
    for (const [x, y] of [
      [0.08, -0.21],
      [0.18, -0.17],
      [0.28, -0.22],
    ] as const)
      side.fill(circle([x, y], 0.045, 14), { pigment: 'gold', tone: 0.2, line: inner });
  });
}
