import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A ring of gold with a stone at either ear. */
export function drawRoundEarrings(pen: Pen): void {
  drawBothSides(pen, (side) => {
    side.fill(circle([0.57, 0.28], 0.11, 26), { pigment: 'gold', tone: 0.2, line: side.weight.inner });
    side.fill(circle([0.57, 0.28], 0.045, 16), { pigment: 'petal', tone: 0.1, line: side.weight.detail });
  });
}
