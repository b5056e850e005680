import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Of gold with five points, the middle one the tallest, on a head whose brow is at -0.6. */
export function drawTallCrown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.94!, 0.12 -1.6, 0.2 -1.44!, 0.36 -1.64!, 0.42 -1.3, 0.48 -1.14!, 0.7 -1.28!, 0.66 -0.9, 0.6 -0.62!, 0 -0.76',
    ),
    { pigment: 'gold', tone: (x, y) => clamp(0.15 + 0.5 * Math.abs(x) + 0.2 * (y + 1.2)), line: inner * 1.2 },
  );
  pen.stroke(traced('-0.62 -0.76, 0 -0.92, 0.62 -0.76'), inner);
  for (const [x, y, radius] of [
    [0, -1.1, 0.13],
    [0.36, -0.98, 0.08],
    [-0.36, -0.98, 0.08],
    [0, -1.5, 0.06],
  ] as const) {
    pen.fill(circle([x, y], radius, 24), { pigment: 'petal', tone: 0.1, line: inner });
    pen.stroke(traced(`${x - radius * 0.5} ${y}, ${x - radius * 0.2} ${y - radius * 0.5}`), detail, {
      isErasing: true,
    });
  }
}
