import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** The wooden shaft of a polearm, upright, from under its blade down to 1.8. */
export function drawPoleShaft(pen: Pen, topY: number): void {
  pen.fill(outlined(`-0.055 ${topY}!, 0.055 ${topY}!, 0.055 1.8!, -0.055 1.8!`), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 6 * x),
    line: pen.weight.inner,
  });
}
