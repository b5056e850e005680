import { clipped } from '../../../geometry/clipped.ts';
import { steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { closed } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { heartOutline, heartShade } from './heart.ts';

/** How many squares there are from side to side. */
const columns = 8;
const side = 2 / columns;

/** A heart of black and white squares, as old sneakers and racing flags have them. */
export const checkeredHeart: Motif = {
  name: 'checkered-heart',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawCheckeredHeart);
  },
};

function drawCheckeredHeart(pen: Pen): void {
  const outline = heartOutline();
  pen.fill(outline, { pigment: 'foam', tone: (x, y) => 0.5 * heartShade(x, y) });
  for (const row of steps(columns - 1, 0, columns - 1))
    for (const column of steps(columns - 1, 0, columns - 1)) {
      if ((row + column) % 2 === 1) continue;
      const square = clipped(outline, squareAt(column * side - 1, row * side - 1));
      if (square.length > 2) pen.fill(square, { black: 'always', tone: 1 });
    }
  pen.stroke(closed(outline), pen.weight.contour * 0.85);
}

function squareAt(x: number, y: number): Point[] {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
}
