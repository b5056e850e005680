import { spline } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';
import { drawSerpentBody, drawSnakeHead, snakeWidth } from '../../parts/dragons-and-snakes/serpent.ts';

/** From the head to the tail. */
const knots: readonly Point[] = [
  [0.55, -0.62],
  [0.1, -0.78],
  [-0.42, -0.56],
  [-0.3, -0.12],
  [0.3, 0.02],
  [0.62, 0.36],
  [0.28, 0.76],
  [-0.35, 0.72],
  [-0.75, 0.5],
  [-0.86, 0.86],
];
const halfWidth = 0.135;

export const snake: Motif = {
  name: 'snake',
  tinted: ['leaf'],
  mouth: [0.84, -0.5],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const line = spline(knots, 20);
        drawSerpentBody(pen, {
          line,
          halfWidth: snakeWidth(halfWidth),
          back: 'leaf',
          belly: 'gold',
          sidePx: pen.weight.inner,
        });
        const [neck, behind] = [pointAt(line, 0), pointAt(line, 6)];
        const head = pen.at({ at: neck, scale: halfWidth * 1.25, angleRad: directionRad(behind, neck) });
        drawSnakeHead(head, 'leaf', 'gold');
      },
      { contour: 0.8 },
    );
  },
};
