import { spline } from '../../geometry/curve.ts';
import type { Point } from '../../geometry/point.ts';
import { pointAt } from '../../geometry/point.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawDaisy } from '../parts/daisy.ts';
import { drawLeaf } from '../parts/leaf.ts';

/** Two daisies on their stems. */
export const daisy: Motif = {
  name: 'daisy',
  tinted: ['foam'],
  draw(easel) {
    easel.layer(
      (pen) => {
        drawStem(pen, [0.12, -0.3], 0.05);
        drawStem(pen, [-0.42, 0.12], -0.2);
      },
      { silhouette: 'cells-and-lines' },
    );
    easel.layer((pen) => drawDaisy(pen, shape), { at: { at: [-0.42, 0.12], scale: 0.34 } });
    easel.layer((pen) => drawDaisy(pen, shape), { at: { at: [0.12, -0.3], scale: 0.5 } });
  },
  one: {
    draw(easel) {
      easel.layer((pen) => drawStem(pen, [0.12, -0.4], 0.05), { silhouette: 'cells-and-lines' });
      easel.layer((pen) => drawDaisy(pen, shape), { at: { at: [0.12, -0.4], scale: 0.56 } });
    },
  },
};

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
