import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** Two hands laid together in prayer, seen from the front, their tips up; from -1 to 0.9, sleeves included. */
export function drawJoinedHands(pen: Pen, { skin, sleeve }: { skin: Pigment; sleeve: Pigment }): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.16 0.34!, 0.34 0.2!, 0.9 0.5, 1.3 0.96!, 0.7 1.24!, 0.1 0.9!'), {
      pigment: sleeve,
      tone: (x, y) => clamp(0.1 + 0.5 * (x - 0.2) + 0.4 * (y - 0.4)),
      line: inner,
    });
    side.stroke(traced('0.36 0.4, 0.7 0.64, 0.9 1.0'), detail, { taper: 0.4 });
    side.fill(
      outlined('0.02 -0.98!, 0.12 -0.92, 0.2 -0.6, 0.28 -0.2, 0.34 0.1, 0.3 0.36!, 0.12 0.54, 0 0.56!'),
      {
        pigment: skin,
        tone: (x) => clamp(0.05 + 2 * x),
        line: inner,
      },
    );
    side.stroke(traced('0.1 -0.8, 0.13 -0.4, 0.14 0.04'), detail, { taper: 0.4 });
    side.fill(outlined('0 0.42!, 0.04 0.1, 0.1 -0.12, 0.17 -0.14, 0.18 0.02, 0.12 0.3, 0.06 0.5!'), {
      pigment: skin,
      tone: 0.05,
      line: detail,
    });
  });
  pen.stroke(traced('0 -0.98, 0 0.5'), inner);
}
