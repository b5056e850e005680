import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A jewel in gold, as wide as the pen's unit. */
export function drawJewel(pen: Pen, stone: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0], 0.5, 0.6, 34), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill(ellipse([0, 0], 0.3, 0.4, 28), {
    pigment: stone,
    tone: (x, y) => clamp(0.4 + x + y),
    line: detail,
  });
  pen.fill(circle([-0.1, -0.14], 0.08, 12), { color: [255, 255, 255], tone: 0 });
}
