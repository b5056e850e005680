import type { Point } from '../../../geometry/point.ts';
import { between, pointAt } from '../../../geometry/point.ts';
import { regularPolygon } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** The star of David: two triangles, woven into each other. */
export const starOfDavid: Motif = {
  name: 'star-of-david',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const angleRad of [0, Math.PI])
          pen.fill([regularPolygon([0, 0], 1.16, 3, angleRad), regularPolygon([0, 0], 0.8, 3, angleRad)], {
            ...look,
            line: pen.weight.inner,
            rule: 'evenodd',
          });
        drawPassages(pen);
      },
      { contour: 0.8 },
    );
  },
};

const look = { pigment: 'water', tone: (x: number, y: number) => 0.25 + 0.2 * (x + y) } as const;

/** Each side of the triangle below comes to the top at one of the two places where it is crossed. */
function drawPassages(pen: Pen): void {
  const [outer, inner] = [1.16, 0.8].map((radius) => regularPolygon([0, 0], radius, 3));
  if (!outer || !inner) return;
  for (let i = 0; i < 3; i++) {
    const [start, end] = [pointAt(inner, i), pointAt(inner, (i + 1) % 3)];
    // Both edges of the band, as far as the inner one reaches: the outer one lies straight beside it.
    const [far, next] = [pointAt(outer, i), pointAt(outer, (i + 1) % 3)];
    const away: Point = [
      (far[0] + next[0] - start[0] - end[0]) / 2,
      (far[1] + next[1] - start[1] - end[1]) / 2,
    ];
    const near = [0.16, 0.44].map((share) => between(start, end, share));
    const edge = near.map(([x, y]): Point => [x + away[0], y + away[1]]);
    pen.fill([...near, ...edge.toReversed()], look);
    for (const line of [near, edge]) pen.stroke(line, pen.weight.inner);
  }
}
