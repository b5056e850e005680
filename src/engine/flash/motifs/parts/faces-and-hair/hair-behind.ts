import { clamp } from '../../../geometry/interval.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLocks } from '../any-beast/fur.ts';

/** A man's long hair behind the head. */
export function drawHairBehind(pen: Pen, pigment: Pigment): void {
  drawLocks(
    pen,
    [
      [0.46, -0.1, 0.44, 0.96],
      [0.48, 0, 0.26, 1.1],
      [0.44, 0.2, 0.1, 1.04],
    ],
    { width: 0.36, bend: -0.14, pigment, tone: (x) => clamp(0.85 - 0.5 * Math.abs(x)) },
  );
}
