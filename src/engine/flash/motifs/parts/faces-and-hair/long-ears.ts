import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** The long-lobed ears of the fortunate, at both sides of a man's face. */
export function drawLongEars(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(
      outlined('0.5 -0.16!, 0.66 -0.24, 0.76 -0.08, 0.72 0.2, 0.78 0.46, 0.7 0.66, 0.58 0.6, 0.52 0.3!'),
      { pigment: 'bone', tone: (x) => clamp(0.1 + 1.6 * (x - 0.5)), line: side.weight.inner },
    );
    side.stroke(traced('0.62 -0.1, 0.68 0.04, 0.62 0.2'), side.weight.detail * 1.2, { taper: 0.4 });
  });
}
