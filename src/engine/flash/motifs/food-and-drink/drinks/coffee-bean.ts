import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A roasted coffee bean. */
export const coffeeBean: Motif = {
  name: 'coffee-bean',
  tinted: ['wood'],
  draw: (canvas) => canvas.layer(drawBean, { at: { angleRad: 0.4 } }),
};

/** Upright, 2 high, its seam towards us. */
function drawBean(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, 0], 0.72, 1, 48), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.25 + 0.6 * smoothstep(-0.1, 0.7, x + 0.2 * y) + 0.2 * smoothstep(-0.4, -0.7, x)),
    line: inner * 1.2,
  });
  pen.stroke(traced('0.04 -0.97, 0.2 -0.5, -0.04 -0.1, -0.18 0.3, 0.0 0.96'), inner * 2.2, { taper: 0.2 });
  for (const line of ['-0.5 -0.4, -0.54 0, -0.46 0.4', '-0.36 -0.66, -0.42 -0.54'])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.5, isErasing: !pen.isColored });
}
