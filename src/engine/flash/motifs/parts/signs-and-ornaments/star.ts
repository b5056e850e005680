import { starPolygon } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A star of radius 1; `depth` is the radius of its inner corners. */
export function drawStar(pen: Pen, points: number, depth: number): void {
  pen.fill(starPolygon([0, 0], 1, points, depth), { pigment: 'gold', tone: 0.1, line: pen.weight.detail });
}
