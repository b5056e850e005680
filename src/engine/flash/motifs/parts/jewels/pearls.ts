import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A row of pearls along a line. */
export function drawPearls(pen: Pen, line: string, radius: number): void {
  for (const at of traced(line, 5))
    pen.fill(circle(at, radius, 18), { pigment: 'foam', tone: 0.06, line: pen.weight.detail * 1.1 });
}
