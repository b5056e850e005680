import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** Hair parted in the middle, over the brow and past the ears. */
export function drawPartedHair(pen: Pen, pigment: Pigment): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.92!, 0.36 -0.86, 0.62 -0.5, 0.62 0.1, 0.54 0.44!, 0.5 0.0, 0.4 -0.36, 0.2 -0.5, 0 -0.6!',
      ),
      { pigment, tone: (x, y) => clamp(0.15 + 0.6 * (x - 0.2) + 0.3 * (y + 0.4)), line: side.weight.inner },
    );
    for (const hair of ['0.06 -0.8, 0.36 -0.66, 0.54 -0.2, 0.56 0.2', '0.06 -0.7, 0.3 -0.56, 0.48 -0.24'])
      side.stroke(traced(hair), side.weight.detail, { taper: 0.4 });
  });
}
