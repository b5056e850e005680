import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Round red berries that hang from a brown twig among green leaves. */
export const berries: Motif = {
  name: 'berries',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner, contour } = pen.weight;
        for (const [x, y] of fruits)
          pen.stroke(
            traced(`${x * 0.3} -0.46, ${x * 0.8} ${(y - 0.46) / 2 - 0.1}, ${x} ${y}`, 8),
            inner * 1.5,
          );
        pen.fill(
          outlined(
            '-1.16 -0.9!, -0.6 -0.7, 0 -0.56, 0.6 -0.66, 1.16 -1.0!, 1.2 -0.94!, 0.62 -0.54, 0 -0.42, -0.62 -0.58, -1.2 -0.82!',
          ),
          { pigment: 'wood', tone: (_, y) => 1.2 * (y + 0.8), line: Math.max(inner, contour * 0.4) },
        );
        for (const [x, y, scale, angleRad] of leaves)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), {
            width: 0.56,
            teeth: 0.12,
            veins: 4,
            bend: 0.1,
          });
      },
      { silhouette: 'fills-and-lines' },
    );
    canvas.layer((pen) => {
      for (const [x, y] of fruits) drawBerry(pen.at({ at: [x, y], scale: 0.25, angleRad: -0.3 * x }));
    });
  },
};

/** Of radius 1, the dried flower at its foot. */
function drawBerry(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 48), { pigment: 'petal', tone: ballShader([0, 0], 1, 0.95), line: inner * 1.1 });
  pen.fill(ellipse([-0.36, -0.4], 0.2, 0.15, 20), { pigment: 'foam', tone: 0 });
  for (const point of ['0 0.7, 0 0.96', '-0.16 0.72, -0.26 0.9', '0.16 0.72, 0.26 0.9'])
    pen.stroke(traced(point), inner);
}

const fruits = [
  [-0.5, -0.04],
  [0.5, -0.06],
  [0, -0.1],
  [-0.72, 0.4],
  [0.74, 0.38],
  [-0.24, 0.36],
  [0.25, 0.34],
  [0, 0.8],
  [-0.46, 0.82],
  [0.46, 0.8],
] as const;
const leaves = [
  [-0.5, -0.66, 0.78, -2.0],
  [-0.1, -0.54, 0.82, -1.5],
  [0.44, -0.6, 0.78, -1.0],
  [-0.76, -0.72, 0.6, 2.7],
  [0.8, -0.74, 0.6, 0.4],
] as const;
