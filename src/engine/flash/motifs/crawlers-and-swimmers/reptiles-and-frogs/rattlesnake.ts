import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { normalAt } from '../../../geometry/ribbon.ts';
import { ellipse } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSerpentBody, drawSnakeHead, snakeWidth } from '../../parts/dragons-and-snakes/serpent.ts';

const halfWidth = 0.15;

/** A rattlesnake coiled to strike, its rattle raised. */
export const rattlesnake: Motif = {
  name: 'rattlesnake',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const line = spline(knots, 20).toReversed();
        drawRattle(pen, line);
        drawSerpentBody(pen, {
          line,
          halfWidth: (share) => snakeWidth(halfWidth)(1 - share),
          back: 'wood',
          belly: 'bone',
          sidePx: pen.weight.inner,
        });
        const [neck, behind] = [pointAt(line, line.length - 1), pointAt(line, line.length - 7)];
        drawSnakeHead(
          pen.at({ at: neck, scale: halfWidth * 1.35, angleRad: directionRad(behind, neck) }),
          'wood',
          'bone',
        );
      },
      { contour: 0.8 },
    );
  },
};

/** Rings of horn at the end of the tail, the last the smallest. */
function drawRattle(pen: Pen, line: readonly Point[]): void {
  const end = pointAt(line, 0);
  const [nx, ny] = normalAt(line, 0);
  const [dx, dy] = [-ny, nx];
  const away = (end[0] - pointAt(line, 4)[0]) * dx + (end[1] - pointAt(line, 4)[1]) * dy > 0 ? 1 : -1;
  for (let i = 6; i >= 0; i--) {
    const reach = away * (0.03 + 0.085 * i);
    pen.fill(ellipse([end[0] + dx * reach, end[1] + dy * reach], 0.1 - 0.007 * i, 0.075, 24), {
      pigment: 'gold',
      tone: (x) => clamp(0.2 + 3 * (x - end[0] - dx * reach)),
      line: pen.weight.inner,
    });
  }
}

/** From the head over the coils to the tail. */
const knots: readonly Point[] = [
  [0.62, -0.66],
  [0.3, -0.78],
  [0.0, -0.56],
  [0.16, -0.24],
  [0.42, 0.06],
  [0.2, 0.34],
  [-0.4, 0.36],
  [-0.72, 0.56],
  [-0.4, 0.8],
  [0.4, 0.74],
  [0.84, 0.52],
  [1.0, 0.8],
  [0.5, 1.08],
  [-0.4, 1.1],
  [-0.98, 0.82],
  [-0.98, 0.3],
  [-0.8, -0.12],
  [-0.82, -0.4],
];
