import type { Polyline } from '../../../geometry/point.ts';
import { between, pointAt } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A twisted rope along a line. */
export function drawRope(pen: Pen, line: Polyline, halfWidth: number): void {
  const rope = ribbon(line, () => halfWidth);
  pen.fill(outlineOf(rope), { pigment: 'gold', tone: 0.15, line: pen.weight.inner * 0.9 });
  for (let i = 1; i < line.length - 2; i += 2) {
    const middle = between(pointAt(line, i), pointAt(line, i + 1), 0.5);
    pen.stroke([pointAt(rope.left, i), middle, pointAt(rope.right, i + 2)], pen.weight.detail);
  }
}
