import { lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A chessboard with its frame, seen by who sits at it. */
export const chessboard: Motif = {
  name: 'chessboard',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      const [left, right] = [onBoard(-0.09, 1.09), onBoard(1.09, 1.09)];
      const rim = [onBoard(-0.09, -0.09), onBoard(1.09, -0.09), right, left];
      pen.fill([left, right, [right[0], right[1] + 0.16], [left[0], left[1] + 0.16]], {
        pigment: 'wood',
        tone: 0.5,
        line: inner,
      });
      pen.fill(rim, { pigment: 'wood', tone: 0.2, line: inner * 1.2 });
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 8; column++) drawSquare(pen, row, column);
    });
  },
};

function drawSquare(pen: Pen, row: number, column: number): void {
  const [left, right, top, bottom] = [column / 8, (column + 1) / 8, row / 8, (row + 1) / 8];
  const square = [onBoard(left, top), onBoard(right, top), onBoard(right, bottom), onBoard(left, bottom)];
  const isDark = (row + column) % 2 === 1;
  pen.fill(
    square,
    isDark ? { black: 'always', tone: 1 } : { pigment: 'scroll', tone: 0.03, line: pen.weight.detail },
  );
}

/** A place on the page for shares of the board from left to right and from back to front. */
function onBoard(across: number, down: number): Point {
  const half = lerp(0.78, 1.16, down);
  return [lerp(-half, half, across), lerp(-0.5, 0.56, down)];
}
