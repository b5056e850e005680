import { starPolygon } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A flash of light: a star of four long rays, of radius 1. */
export function drawSparkle(pen: Pen): void {
  pen.fill(starPolygon([0, 0], 1, 4, 0.17), { pigment: 'foam', tone: 0, line: pen.weight.inner * 0.9 });
}
