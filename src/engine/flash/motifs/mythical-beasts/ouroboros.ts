import { lerp, steps } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { pointAt, polar } from '../../geometry/point.ts';
import type { Motif } from '../motif.ts';
import { drawSerpentBody, drawSnakeHead } from '../parts/dragons-and-snakes/serpent.ts';

const half = 0.13;
const headAt = -1.92;

/** A snake in a ring that bites its own tail. */
export const ouroboros: Motif = {
  name: 'ouroboros',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        // From the neck against the clock to the tail, which ends in the jaws.
        const line = steps(150).map((t): Point => polar(headAt - 0.06 - t * 5.98, lerp(0.86, 0.88, t)));
        const width = (share: number) =>
          half * Math.min(1, 0.22 + ((1 - share) * 2.2) ** 0.8) * (share < 0.05 ? 0.8 + 4 * share : 1);
        drawSerpentBody(pen, {
          line: line.toReversed(),
          halfWidth: (share) => width(1 - share),
          back: 'leaf',
          belly: 'gold',
          sidePx: pen.weight.inner,
        });
        drawSnakeHead(
          pen.at({ at: pointAt(line, 1), scale: half * 1.5, angleRad: headAt + Math.PI / 2 - 0.02 }),
          'leaf',
          'gold',
        );
      },
      { contour: 0.8 },
    );
  },
};
