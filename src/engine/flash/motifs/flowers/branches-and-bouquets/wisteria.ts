import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** Wisteria: clusters that hang from a vine. */
export const wisteria: Motif = {
  name: 'wisteria',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(
          traced('-0.95 -0.7, -0.5 -0.9, 0 -0.78, 0.5 -0.92, 0.95 -0.74'),
          pen.weight.contour * 1.1 + 2,
        );
        pen.stroke(traced('0.5 -0.9, 0.7 -1.1, 0.62 -1.2, 0.54 -1.12'), pen.weight.inner);
        for (const [x, y, angleRad] of leaves)
          drawLeaf(pen.at({ at: [x, y], scale: 0.4, angleRad }), { width: 0.3 });
        for (const [x, length] of clusters) drawCluster(pen, x, length);
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};

/** Rows of blossoms that narrow downwards to buds. */
function drawCluster(pen: Pen, x: number, length: number): void {
  const rows = Math.round(length * 8);
  pen.stroke(traced(`${x} -0.82, ${x + 0.02} -0.6, ${x} ${-0.7 + length}`), pen.weight.inner);
  for (let row = 0; row < rows; row++) {
    const share = row / rows;
    const count = share < 0.3 ? 3 : share < 0.72 ? 2 : 1;
    const size = 0.13 - 0.07 * share;
    for (let i = 0; i < count; i++) {
      const at = [x + (i - (count - 1) / 2) * size * 1.7, -0.62 + length * share + (i % 2) * 0.03] as const;
      drawBlossom(pen.at({ at, scale: size * 1.25, angleRad: (i - (count - 1) / 2) * -0.5 }));
    }
  }
}

function drawBlossom(pen: Pen): void {
  pen.fill(outlined('0 -0.9, 0.8 -0.7, 0.9 0.1, 0 0.5, -0.9 0.1, -0.8 -0.7'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.25 + 0.4 * (x + y)),
    line: pen.weight.detail * 1.2,
  });
  pen.fill(outlined('0 0, 0.5 0.3, 0.3 0.9, 0 1.0, -0.3 0.9, -0.5 0.3'), {
    pigment: 'blush',
    tone: 0.1,
    line: pen.weight.detail,
  });
}

const clusters = [
  [-0.55, 1.2],
  [0.58, 1.0],
  [0.02, 1.6],
] as const;
const leaves = [
  [-0.8, -0.8, -2.4],
  [-0.3, -0.88, -1.2],
  [0.3, -0.86, -1.9],
  [0.8, -0.84, -0.7],
  [-0.9, -0.7, 2.2],
  [0.86, -0.74, 0.6],
] as const;
