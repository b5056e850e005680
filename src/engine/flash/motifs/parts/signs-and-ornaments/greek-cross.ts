import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A cross, its arms equally long, of radius 1. */
export function drawGreekCross(pen: Pen, pigment: Pigment): void {
  pen.fill(
    outlined(
      '-0.26 -1!, 0.26 -1!, 0.2 -0.2!, 1 -0.26!, 1 0.26!, 0.2 0.2!, 0.26 1!, -0.26 1!, -0.2 0.2!, -1 0.26!, -1 -0.26!, -0.2 -0.2!',
    ),
    { pigment, tone: 0.1, line: pen.weight.inner },
  );
}
