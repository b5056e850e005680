import { spline } from '../../../geometry/curve.ts';
import { clamp } from '../../../geometry/interval.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawSerpentBody, drawSnakeHead } from '../dragons-and-snakes/serpent.ts';

/** A straight trunk under a round crown hung with apples. */
export function drawTreeOfKnowledge(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.16 -0.7!, 0.16 -0.7!, 0.18 0.2, 0.22 1.0, 0.5 1.72!, 0.2 1.62, 0 1.78!, -0.2 1.62, -0.5 1.72!, -0.22 1.0, -0.18 0.2',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.3 + 1.6 * x), line: inner * 1.2 },
  );
  for (const grain of ['-0.04 -0.5, -0.06 0.4, -0.14 1.5', '0.08 -0.5, 0.08 0.4, 0.12 1.5'])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.3 });
  pen.fill(crown, {
    pigment: 'leaf',
    tone: (x, y) => clamp(0.25 + 0.25 * x + 0.3 * (y + 1.4)),
    line: inner * 1.2,
  });
  for (const [x, y] of [
    [-0.9, -1.1],
    [-0.5, -1.7],
    [0.1, -1.9],
    [0.6, -1.6],
    [1.0, -1.2],
    [0.2, -1.3],
    [-0.3, -1.2],
  ] as const)
    pen.stroke(
      traced(`${x - 0.16} ${y}, ${x - 0.06} ${y - 0.12}, ${x + 0.06} ${y - 0.12}, ${x + 0.16} ${y}`),
      detail * 1.5,
      {
        taper: 0.3,
      },
    );
  for (const [x, y] of [
    [-0.7, -1.4],
    [-0.2, -1.56],
    [0.36, -1.62],
    [0.8, -1.36],
    [-1.1, -0.94],
    [1.16, -0.92],
  ] as const)
    pen.fill(circle([x, y], 0.13, 26), {
      pigment: 'petal',
      tone: (px, py) => clamp(0.2 + 2.4 * (px - x + py - y)),
      line: inner,
    });
}

/** The serpent, wound about the trunk, its head to the right. */
export function drawTempter(pen: Pen): void {
  const line = spline(
    traced(
      '-0.1 1.3, -0.34 1.1, 0.0 0.86, 0.34 0.66, 0.0 0.42, -0.34 0.24, -0.04 0.0, 0.34 -0.16, 0.06 -0.44, 0.2 -0.6, 0.5 -0.5',
      1,
    ),
    8,
  );
  drawSerpentBody(pen, {
    line,
    halfWidth: (share) => 0.02 + 0.09 * Math.sin(Math.PI * Math.min(0.6, share * 0.9 + 0.04)),
    back: 'leafLight',
    belly: 'gold',
    sidePx: pen.weight.inner,
  });
  const [tip, behind] = [pointAt(line, line.length - 1), pointAt(line, line.length - 5)];
  drawSnakeHead(pen.at({ at: tip, scale: 0.16, angleRad: directionRad(behind, tip) }), 'leafLight', 'gold');
}

const crown = outlined(
  '-0.3 -0.62, -0.7 -0.6, -1.2 -0.66, -1.46 -0.9, -1.36 -1.24, -1.1 -1.4, -1.0 -1.76, -0.62 -1.94, -0.3 -2.06, 0.1 -2.16, 0.5 -2.02, 0.9 -1.84, 1.1 -1.5, 1.4 -1.26, 1.48 -0.92, 1.2 -0.66, 0.7 -0.6, 0.3 -0.62, 0 -0.7',
);
