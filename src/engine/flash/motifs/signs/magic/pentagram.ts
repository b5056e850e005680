import type { Point } from '../../../geometry/point.ts';
import { between, fullTurn, lengthOf, pointAt, polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const look = { pigment: 'petal', tone: (x: number, y: number) => 0.3 + 0.25 * (x + y) } as const;
const half = 0.075;
const tips = Array.from({ length: 5 }, (_, i) => polar(-Math.PI / 2 + (i * fullTurn) / 5, 1.0));

/** A five-pointed star of one line, woven into itself, in its circle. */
export const pentagram: Motif = {
  name: 'pentagram',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.fill([circle([0, 0], 1.16, 90), circle([0, 0], 1.02, 90)], {
          ...look,
          line: inner,
          rule: 'evenodd',
        });
        for (let i = 0; i < 5; i++) drawBar(pen, i, 0, 1);
        // Where a bar is crossed first it lies above, where it is crossed next below.
        for (let i = 0; i < 5; i++) drawBar(pen, i, 0.26, 0.5);
      },
      { contour: 0.8 },
    );
  },
};

/** A stretch of the bar that runs from the tip `i` to the next but one. */
function drawBar(pen: Pen, i: number, from: number, to: number): void {
  const [a, b] = [pointAt(tips, i), pointAt(tips, (i + 2) % 5)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = lengthOf(dx, dy);
  const edge = (side: number) =>
    [from, to].map((share): Point => {
      const [x, y] = between(a, b, share);
      return [x - (dy / length) * half * side, y + (dx / length) * half * side];
    });
  pen.fill([...edge(1), ...edge(-1).toReversed()], look);
  for (const side of [1, -1]) pen.stroke(edge(side), pen.weight.inner);
}
