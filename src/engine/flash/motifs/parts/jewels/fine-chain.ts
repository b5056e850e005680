import type { Polyline } from '../../../geometry/point.ts';
import { distance } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The small round links of a necklace, evenly along a line. */
export function drawFineChain(pen: Pen, line: Polyline, radius: number, pigment: Pigment): void {
  let since = radius * 1.9;
  line.forEach((at, i) => {
    since += distance(at, line[i - 1] ?? at);
    if (since < radius * 1.9) return;
    since = 0;
    pen.fill(circle(at, radius, 16), { pigment, tone: 0.2, line: pen.weight.detail * 1.1 });
  });
}
