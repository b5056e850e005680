import { clamp } from '../../../geometry/interval.ts';
import { directionRad, pointAt } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** The tree of life: its boughs fill the upper half of a ring, its roots the lower one. */
export const treeOfLife: Motif = {
  name: 'tree-of-life',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        const { inner } = pen.weight;
        pen.fill([circle([0, 0], 1.2, 96), circle([0, 0], 1.08, 96)], {
          pigment: 'wood',
          tone: 0.3,
          line: inner,
          rule: 'evenodd',
        });
        drawBothSides(pen, (side) => {
          for (const root of roots) drawLimb(side, root, 0.12);
          for (const bough of boughs) drawBough(side, bough);
        });
        drawLimb(pen, '0 1.06, 0.02 0.6, 0 0.2', 0.07);
        drawBough(pen, '0 0.3, 0.02 -0.3, 0 -0.92');
        pen.fill(outlineOf(ribbon(traced('0 0.62, 0 0.2, 0 -0.2', 10), (t) => 0.2 - 0.3 * t * (1 - t))), {
          pigment: 'wood',
          tone: (x) => clamp(0.3 + 2 * x),
        });
      },
      { contour: 0.7, silhouette: 'fills-and-lines' },
    );
  },
};

function drawLimb(pen: Pen, line: string, half: number): void {
  pen.fill(outlineOf(ribbon(traced(line, 12), (t) => half * (1 - 0.8 * t))), {
    pigment: 'wood',
    tone: (x) => clamp(0.35 + 0.4 * x),
    line: pen.weight.inner,
  });
}

/** A limb with leaves on both sides of its outer part. */
function drawBough(pen: Pen, line: string): void {
  drawLimb(pen, line, 0.09);
  const points = traced(line, 12);
  const last = points.length - 1;
  for (const [share, side] of leaves) {
    const i = Math.round(share * last);
    const along = directionRad(pointAt(points, Math.max(0, i - 2)), pointAt(points, Math.min(last, i + 2)));
    drawLeaf(pen.at({ at: pointAt(points, i), angleRad: along + side * 0.8, scale: 0.24 }), {
      width: 0.6,
      veins: 0,
    });
  }
}

const leaves = [
  [0.5, 1],
  [0.6, -1],
  [0.72, 1],
  [0.82, -1],
  [0.92, 1],
  [1, 0],
] as const;
const boughs = [
  '0.02 0.2, 0.2 -0.1, 0.56 -0.14, 0.86 0.02',
  '0.02 0.1, 0.2 -0.28, 0.5 -0.46, 0.84 -0.44',
  '0.02 0.0, 0.12 -0.4, 0.3 -0.68, 0.5 -0.82',
];
const roots = [
  '0.06 0.4, 0.2 0.62, 0.54 0.62, 0.9 0.5',
  '0.04 0.44, 0.14 0.74, 0.4 0.86, 0.66 0.82',
  '0.02 0.46, 0.08 0.8, 0.2 0.96, 0.34 1.02',
];
