import { directionRad, pointAt } from '../../../geometry/point.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Two fronds of a fern, one of them still curled at its tip. */
export const fern: Motif = {
  name: 'fern',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawFrond(pen, '-0.1 1.1, -0.24 0.4, -0.2 -0.4, 0.14 -1.1', 0.5);
        drawFrond(pen, '-0.1 1.1, 0.2 0.7, 0.6 0.3, 0.86 -0.1', 0.32);
      },
      { silhouette: 'fills-and-lines', contour: 0.6 },
    );
  },
};

function drawFrond(pen: Pen, knots: string, reach: number): void {
  const line = traced(knots, 20);
  const last = line.length - 1;
  pen.stroke(line, (t) => pen.weight.inner * (1.6 - t));
  for (let i = 8; i < last; i += 3) {
    const share = i / last;
    const along = directionRad(pointAt(line, i - 1), pointAt(line, i + 1));
    const scale = reach * Math.sin(Math.PI * (0.12 + 0.86 * share)) ** 0.8 + 0.04;
    for (const side of [-1, 1]) {
      drawLeaf(pen.at({ at: pointAt(line, i), scale, angleRad: along + side * 1.05 }), {
        width: 0.3,
        bend: -side * 0.12,
        teeth: 0.3,
        veins: 0,
      });
    }
  }
  drawLeaf(
    pen.at({
      at: pointAt(line, last),
      scale: 0.12,
      angleRad: directionRad(pointAt(line, last - 1), pointAt(line, last)),
    }),
    { width: 0.3, veins: 0 },
  );
}
