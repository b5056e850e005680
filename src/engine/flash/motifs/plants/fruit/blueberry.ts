import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Three blueberries under their leaves, each with its little crown. */
export const blueberry: Motif = {
  name: 'blueberry',
  tinted: ['water'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const line of [
          '0.06 -1.3, 0.0 -0.9, -0.4 -0.4',
          '0.02 -0.9, 0.3 -0.6, 0.5 -0.2',
          '0.0 -0.9, 0.02 -0.4, 0.04 0.2',
        ])
          pen.stroke(traced(line), pen.weight.inner * 2);
        for (const [scale, angleRad] of [
          [1.0, 2.75],
          [1.0, 0.3],
          [0.8, -2.4],
          [0.72, -0.7],
        ] as const)
          drawLeaf(pen.at({ at: [0.02, -0.86], scale, angleRad }), { width: 0.56, veins: 4, bend: 0.12 });
      },
      { silhouette: 'fills-and-lines', contour: 0.8 },
    );
    for (const [x, y, turn] of fruits)
      canvas.layer((pen) => drawBerry(pen.at({ at: [x, y], scale: 0.56, angleRad: turn })), { contour: 0.8 });
  },
};

/** Of radius 1, its crown at the lower right. */
function drawBerry(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 48), { pigment: 'water', tone: ballShader([0, 0], 1, 0.95), line: inner * 1.2 });
  pen.fill(outlined('-0.72 -0.2!, -0.5 -0.6, -0.14 -0.78!, -0.4 -0.48, -0.6 -0.06!'), {
    pigment: 'waterLight',
    tone: 0,
  });
  const crown = pen.at({ at: [0.16, 0.3] });
  crown.fill(starPolygon([0, 0], 0.5, 5, 0.56), { pigment: 'water', tone: 0.55, line: inner });
  crown.fill(circle([0, 0], 0.2, 24), { black: 'always', tone: 1 });
}

const fruits = [
  [-0.56, 0.04, 0.5],
  [0.58, 0.1, -0.5],
  [0.02, 0.74, 0],
] as const;
