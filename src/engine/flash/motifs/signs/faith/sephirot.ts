import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The ten spheres from the crown to the kingdom, in the colours that they are given. */
const spheres: readonly (readonly [x: number, y: number, pigment: Pigment])[] = [
  [0, -1.2, 'foam'],
  [0.58, -0.86, 'grey'],
  [-0.58, -0.86, 'dark'],
  [0.58, -0.24, 'water'],
  [-0.58, -0.24, 'petal'],
  [0, 0.06, 'gold'],
  [0.58, 0.4, 'leaf'],
  [-0.58, 0.4, 'ember'],
  [0, 0.72, 'violet'],
  [0, 1.26, 'wood'],
];

/** The twenty-two paths between them. */
const paths = '0-1 0-2 0-5 1-2 1-5 1-3 2-5 2-4 3-4 3-5 3-6 4-5 4-7 5-6 5-7 5-8 6-7 6-8 6-9 7-8 7-9 8-9'
  .split(' ')
  .map((path) => path.split('-').map(Number) as [number, number]);

/** The tree of life of the kabbalah. */
export const sephirot: Motif = {
  name: 'sephirot',
  tinted: [],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const [from, to] of paths) drawPath(pen, sphere(from), sphere(to));
      for (const [x, y, pigment] of spheres) drawSphere(pen, [x, y], pigment);
    });
  },
};

function sphere(i: number): Point {
  const [x, y] = spheres[i] ?? [0, 0];
  return [x, y];
}

/** A band between two spheres. */
function drawPath(pen: Pen, from: Point, to: Point): void {
  const length = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
  const [nx, ny] = [((from[1] - to[1]) / length) * 0.05, ((to[0] - from[0]) / length) * 0.05];
  pen.fill(
    [
      [from[0] + nx, from[1] + ny],
      [to[0] + nx, to[1] + ny],
      [to[0] - nx, to[1] - ny],
      [from[0] - nx, from[1] - ny],
    ],
    { pigment: 'scroll', tone: 0.1, line: pen.weight.inner },
  );
}

function drawSphere(pen: Pen, [x, y]: Point, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([x, y], 0.22, 48), {
    pigment,
    tone: (px, py) => clamp(0.25 + 1.2 * (px - x + py - y)),
    line: inner * 1.2,
  });
  pen.stroke([...circle([x, y], 0.155, 40), [x + 0.155, y]], detail);
}
