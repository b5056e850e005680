import { petal } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

const grain = petal((x) => 0.3 * Math.sin(Math.PI * x ** 0.8), 10);

/** An ear of wheat that stands on the pen's origin, about 1.6 high. */
export function drawWheat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 0, 0.02 -0.5, 0 -1.0'), inner * 1.3);
  for (let row = 0; row < 6; row++)
    for (const side of [-1, 1]) {
      const kernel = pen.at({
        at: [0, -0.72 - 0.13 * row],
        scale: 0.24,
        angleRad: -Math.PI / 2 + side * 0.62,
      });
      kernel.stroke(
        [
          [0.9, 0],
          [1.9, side * -0.3],
        ],
        detail,
        { taper: 0.6, tapering: 'end' },
      );
      kernel.fill(grain, { pigment: 'gold', tone: (x) => 0.7 - 0.6 * x, line: inner * 0.8 });
      kernel.stroke(traced('0.15 0, 0.7 0'), detail, { taper: 0.4 });
    }
  pen.at({ at: [0, -1.42], scale: 0.26, angleRad: -Math.PI / 2 }).fill(grain, {
    pigment: 'gold',
    tone: 0.2,
    line: inner * 0.8,
  });
}
