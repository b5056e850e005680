import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawSunburst } from '../sky-and-land/sunburst.ts';

/** A saint's disc of gold behind the head, its rim set off, fine rays within. */
export function drawNimbus(pen: Pen): void {
  const disc = pen.at({ at: [0, -0.3] });
  disc.fill(circle([0, 0], 1.16, 90), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.75 - 0.6 * lengthOf(x, y)),
    line: pen.weight.inner,
  });
  disc.stroke(circle([0, 0], 1.04, 90), pen.weight.detail * 1.5);
  drawSunburst(disc, { rays: 44, innerRadius: 0.66, outerRadius: 1.0, kind: 'lines' });
}
