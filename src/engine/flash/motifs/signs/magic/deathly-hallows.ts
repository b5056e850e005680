import { closed } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** A triangle of side 2, its inscribed circle and the line that halves both. */
export const deathlyHallows: Motif = {
  name: 'deathly-hallows',
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const width = Math.max(pen.weight.contour, 4);
        const height = Math.sqrt(3);
        const [top, bottom] = [-height / 2, height / 2];
        pen.stroke(
          closed([
            [0, top],
            [1, bottom],
            [-1, bottom],
          ]),
          width,
        );
        const radius = height / 3;
        pen.stroke(closed(circle([0, bottom - radius], radius, 72)), width);
        pen.stroke(
          [
            [0, top],
            [0, bottom],
          ],
          width,
        );
      },
      { silhouette: 'fills-and-lines', contour: 0, gapPx: 6, isInverted: false },
    );
  },
};
