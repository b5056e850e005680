import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawJewel } from '../jewels/jewel.ts';

/** A closed crown, its arches over a cap of velvet, a cross on top; from -0.46 up to -1.9. */
export function drawArchedCrown(pen: Pen, velvet: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.4, 0.36 -1.42, 0.68 -1.24, 0.74 -0.98, 0.68 -0.72!, 0 -0.82'), {
    pigment: velvet,
    tone: (x, y) => clamp(0.2 + 0.6 * Math.abs(x - 0.1) + 0.4 * (y + 1.2)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0.6 -0.9!, 0.8 -1.06, 0.82 -1.3, 0.66 -1.5, 0.36 -1.58, 0.08 -1.46!, 0.08 -1.36!, 0.34 -1.46, 0.58 -1.38, 0.68 -1.22, 0.62 -1.06, 0.46 -0.92!',
      ),
      { pigment: 'gold', tone: (x) => clamp(0.1 + 0.5 * x), line: inner },
    );
    for (const [x, y] of [
      [0.24, -1.49],
      [0.42, -1.51],
      [0.59, -1.44],
      [0.72, -1.3],
      [0.73, -1.14],
    ] as const)
      side.fill(circle([x, y], 0.05, 18), { pigment: 'foam', tone: 0.08, line: detail });
  });
  pen.fill(symmetric('0 -1.44!, 0.07 -1.42, 0.09 -1.2, 0.07 -0.9!, 0 -0.88'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  for (const y of [-1.3, -1.18])
    pen.fill(circle([0, y], 0.05, 18), { pigment: 'foam', tone: 0.08, line: detail });
  pen.fill(
    symmetric(
      '0 -1.1!, 0.07 -0.96, 0.2 -0.9!, 0.3 -1.0, 0.36 -1.12!, 0.44 -0.98, 0.54 -0.88!, 0.62 -0.96, 0.74 -1.04!, 0.7 -0.8, 0.68 -0.5!, 0.36 -0.6, 0 -0.64',
    ),
    {
      pigment: 'gold',
      tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.1, 0.7, x) + 0.6 * (y + 0.9)),
      line: inner * 1.1,
    },
  );
  pen.stroke(traced('-0.7 -0.74, -0.36 -0.83, 0 -0.87, 0.36 -0.83, 0.7 -0.74'), inner);
  for (const x of [-0.52, -0.27, 0, 0.27, 0.52])
    drawJewel(
      pen.at({ at: [x, -0.745 + 0.3 * x * x], scale: 0.14 }),
      x === 0 || Math.abs(x) > 0.5 ? 'petal' : 'water',
    );
  pen.fill(circle([0, -1.5], 0.11, 26), { pigment: 'gold', tone: (x) => clamp(0.2 + 3 * x), line: inner });
  pen.fill(
    outlined(
      '-0.04 -1.6!, -0.06 -1.7!, -0.14 -1.68!, -0.14 -1.8!, -0.05 -1.78!, -0.06 -1.9!, 0.06 -1.9!, 0.05 -1.78!, 0.14 -1.8!, 0.14 -1.68!, 0.06 -1.7!, 0.04 -1.6!',
    ),
    { pigment: 'gold', tone: 0.15, line: inner },
  );
}
