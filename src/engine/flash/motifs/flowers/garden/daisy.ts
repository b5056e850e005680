import { spline } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawDaisy } from '../../parts/flowers/daisy.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** A daisy on its stem; several lie among their leaves, as roses do. */
export const daisy: Motif = {
  name: 'daisy',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => drawStem(pen, [0.12, -0.4], 0.05), { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => drawDaisy(pen, shape), { at: { at: [0.12, -0.4], scale: 0.56 } });
  },
  one: {
    draw(canvas) {
      canvas.layer((pen) => {
        for (const [x, y, angleRad] of leaves)
          drawLeaf(pen.at({ at: [x, y], angleRad, scale: 0.62 }), { width: 0.34, teeth: 0.12, veins: 3 });
      });
      canvas.layer((pen) => drawDaisy(pen, shape), { contour: 0.8 });
    },
  },
};

/** Behind a daisy without a stem: where each begins and which way it points. */
const leaves = [
  [-0.62, 0.44, 2.6],
  [0.62, 0.44, 0.54],
] as const;

const shape = { petals: 10, petalPigment: 'foam', corePigment: 'gold', coreRadius: 0.26 } as const;

function drawStem(pen: Pen, head: Point, bend: number): void {
  const stem = spline([head, [bend, 0.35], [0.02, 1]], 12);
  pen.stroke(stem, pen.weight.inner * 1.3);
  const angle = head[0] > 0 ? -0.5 : Math.PI + 0.5;
  drawLeaf(pen.at({ at: pointAt(stem, 15), scale: 0.42, angleRad: angle }), {
    width: 0.3,
    teeth: 0.12,
    veins: 3,
  });
}
