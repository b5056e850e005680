import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A beast's round eye: a thin iris, a large pupil, the light in it. `radius` is the iris's. */
export function drawRoundEye(pen: Pen, [x, y]: Point, radius: number, iris: Pigment): void {
  pen.fill(circle([x, y], radius, 28), { pigment: iris, tone: 0.1, line: pen.weight.inner });
  pen.fill(circle([x, y], radius * 0.68, 24), { black: 'always', tone: 1 });
  pen.fill(circle([x - radius * 0.26, y - radius * 0.3], radius * 0.25, 14), {
    color: [255, 255, 255],
    tone: 0,
  });
}
