import { clamp, steps } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A grip bound with a strap that winds around it: upright from `top` to `bottom`, `half` wide to either side. */
export function drawBoundGrip(
  pen: Pen,
  top: number,
  bottom: number,
  half: number,
  pigment: Pigment = 'wood',
): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-half, top, half, bottom), {
    pigment,
    tone: (x) => clamp(0.3 + (0.35 * x) / half),
    line: inner * 1.1,
  });
  const turnCount = Math.max(3, Math.round((bottom - top) / (half * 1.3)));
  const rise = half * 0.7;
  for (const y of steps(turnCount, top + rise, bottom))
    pen.stroke(
      [
        [-half, y],
        [half, y - rise],
      ],
      inner * 0.9,
    );
}
