import { blob, spline } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlossom } from '../../parts/flowers/blossom.ts';

/** A branch in blossom with a few petals in the wind. */
export const sakura: Motif = {
  name: 'sakura',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(drawBranch, { silhouette: 'fills-and-lines' });
  },
};

function drawBranch(pen: Pen): void {
  const wood = Math.max(3, pen.weight.contour);
  const bough = spline(
    [
      [-0.95, 0.7],
      [-0.35, 0.3],
      [0.1, 0.1],
      [0.85, -0.6],
    ],
    14,
  );
  const upTwig = twigFrom(pointAt(bough, 18), [-0.05, -0.35], [0.18, -0.75]);
  const sideTwig = twigFrom(pointAt(bough, 26), [0.25, 0.12], [0.55, 0.1]);
  pen.stroke(bough, (t) => wood * (2.4 - 1.7 * t) + 2);
  pen.stroke(upTwig, (t) => wood * (1.4 - 0.9 * t) + 2);
  pen.stroke(sideTwig, (t) => wood * (1.3 - 0.9 * t) + 2);

  const blossoms: [place: Point, size: number][] = [
    [pointAt(bough, 8), 0.25],
    [pointAt(bough, 20), 0.38],
    [pointAt(bough, 33), 0.27],
    [pointAt(upTwig, 12), 0.28],
    [pointAt(sideTwig, 16), 0.26],
    [pointAt(bough, 40), 0.16],
    [pointAt(upTwig, 19), 0.14],
  ];
  for (const [place, size] of blossoms) drawBlossom(pen.at({ at: place, scale: size }));
  for (let i = 0; i < 4; i++) {
    drawFallingPetal(
      pen.at({ at: [pen.random.between(-0.9, 0.9), pen.random.between(0.45, 0.9)], scale: 0.05 }),
    );
  }
}

function twigFrom([x, y]: Point, bend: Point, end: Point): Point[] {
  const knots: Point[] = [
    [x, y],
    [x + bend[0], y + bend[1]],
    [x + end[0], y + end[1]],
  ];
  return spline(knots, 10);
}

/** One loose petal, about 2 units long. */
export function drawFallingPetal(pen: Pen): void {
  const outline = blob(
    [
      [0, -1],
      [0.8, 0],
      [0, 1.1],
      [-0.7, 0],
    ],
    5,
  );
  pen.fill(outline, { pigment: 'blush', tone: 0.15, line: pen.weight.detail });
}
