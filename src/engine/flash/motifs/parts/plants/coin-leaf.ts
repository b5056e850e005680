import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A round leaf of eucalyptus along the x axis, its half on the one side of the rib in shade. */
export function drawCoinLeaf(pen: Pen, side: number): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.1 0!, 0.24 -0.3, 0.56 -0.46, 0.92 -0.3, 1.06 0.02!, 0.92 0.32, 0.56 0.46, 0.24 0.3'), {
    pigment: 'leafLight',
    tone: (x, y) => clamp((side * y > 0 ? 0.5 : 0.14) + 0.4 * (0.4 - x)),
    line: inner,
  });
  pen.stroke(traced('0 0, 0.5 0.02, 0.96 0.01'), inner, { taper: 0.5, tapering: 'end' });
  for (const vein of [
    '0.26 0, 0.44 -0.2, 0.6 -0.3',
    '0.5 0.01, 0.66 -0.14, 0.8 -0.2',
    '0.3 0.01, 0.46 0.2, 0.62 0.3',
    '0.54 0.01, 0.7 0.14, 0.82 0.2',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.5 });
}
