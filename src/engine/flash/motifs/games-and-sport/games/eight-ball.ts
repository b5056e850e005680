import { clamp } from '../../../geometry/interval.ts';
import { closed, lengthOf } from '../../../geometry/point.ts';
import { arc, circle, ellipse } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** The black ball of a pool table. */
export const eightBall: Motif = {
  name: 'eight-ball',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, detail } = pen.weight;
        pen.fill(circle([0, 0], 1, 110), {
          pigment: 'dark',
          black: 'uncolored',
          tone: (x, y) => clamp(0.35 + 0.6 * (x + y)),
          line: inner,
        });
        pen.fill(ellipse([0.1, -0.12], 0.5, 0.5, 64), {
          pigment: 'foam',
          tone: (x, y) => clamp(0.9 * (lengthOf(x - 0.1, y + 0.12) - 0.3) + 0.3 * (x + y)),
          line: inner,
        });
        for (const [y, radius] of [
          [-0.27, 0.14],
          [0.04, 0.18],
        ] as const)
          pen.stroke(closed(ellipse([0.1, y], radius, radius * 0.86, 40)), inner * 2.1);
        const isErasing = !pen.isColored;
        pen.stroke(arc([0, 0], 0.86, -2.75, -1.95, 30), detail * 3, { isErasing, taper: 0.4 });
        pen.stroke(arc([0, 0], 0.86, -1.82, -1.68, 8), detail * 2.4, { isErasing, taper: 0.4 });
      },
      { isInverted: false },
    );
  },
};
