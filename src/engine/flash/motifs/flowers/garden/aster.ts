import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawDaisy } from '../../parts/flowers/daisy.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Asters: rays of violet around golden hearts, on one branching stem. */
export const aster: Motif = {
  name: 'aster',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(drawStems, { silhouette: 'fills-and-lines', contour: 0.8 });
    for (const [x, y, scale] of [
      [-0.62, 0.1, 0.4],
      [0.66, -0.12, 0.44],
      [-0.06, -0.66, 0.6],
    ] as const)
      canvas.layer((pen) => drawFlower(pen.at({ at: [x, y], scale })), { contour: 0.8 });
  },
};

function drawStems(pen: Pen): void {
  const { inner } = pen.weight;
  for (const stem of [
    '0 1.5, 0.06 0.6, -0.06 -0.5',
    '0.02 1.0, -0.3 0.6, -0.6 0.2',
    '0.04 0.8, 0.4 0.4, 0.64 0.0',
  ])
    pen.stroke(traced(stem, 10), inner * 1.7);
  for (const [x, y, angleRad] of [
    [0.02, 1.2, -0.4],
    [0, 1.3, -2.6],
    [0.04, 0.7, -2.2],
    [0.3, 0.5, 0.4],
    [-0.3, 0.6, 2.6],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale: 0.5, angleRad }), { width: 0.26, veins: 3 });
}

function drawFlower(pen: Pen): void {
  drawDaisy(pen, { petals: 17, petalPigment: 'violet', corePigment: 'gold', coreRadius: 0.27 });
}
