import { clamp } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawLock } from '../parts/fur.ts';
import { drawLeaf } from '../parts/leaf.ts';

/** A king protea: pointed bracts opened around a downy dome. */
export const protea: Motif = {
  name: 'protea',
  tinted: ['blush'],
  draw(easel) {
    easel.layer(
      (pen) => {
        pen.stroke(traced('0 0.5, 0.03 1.0, 0 1.5'), pen.weight.inner * 2.6);
        for (const [x, y, scale, angleRad] of [
          [0, 0.9, 0.9, 0.5],
          [0, 0.9, 0.9, Math.PI - 0.5],
          [0, 1.2, 0.8, 0.2],
          [0, 1.2, 0.8, Math.PI - 0.2],
          [0, 0.6, 0.9, -0.1],
          [0, 0.6, 0.9, Math.PI + 0.1],
        ] as const)
          drawLeaf(pen.at({ at: [x, y], scale, angleRad }), { width: 0.4, veins: 3, bend: 0 });
      },
      { silhouette: 'cells-and-lines', contour: 0.8 },
    );
    easel.layer((pen) => {
      drawBracts(pen, [-1.5, 1.5, -1.2, 1.2, -0.9, 0.9, -0.6, 0.6, -0.3, 0.3, 0], 1.3, 0.3);
      drawDome(pen);
      drawBracts(pen, [-1.34, 1.34, -1.02, 1.02, -0.7, 0.7, -0.38, 0.38, 0.02], 0.86, 0.2);
      drawBracts(pen, [-0.9, 0.9, -0.5, 0.5, 0], 0.54, 0.1);
    });
  },
};

/** Fans of bracts from the foot of the head; directions from straight up. */
function drawBracts(pen: Pen, directions: readonly number[], length: number, tone: number): void {
  for (const direction of directions) {
    const bract = pen.at({ at: [direction * 0.1, 0.56], angleRad: direction - Math.PI / 2, scale: length });
    bract.cell(outlined('0 -0.08!, 0.3 -0.14, 0.7 -0.17, 1.0 0!, 0.7 0.17, 0.3 0.14, 0 0.08!'), {
      pigment: 'blush',
      tone: (x, y) => clamp(tone + 0.5 - 0.5 * x + Math.max(0, y)),
      line: pen.weight.inner,
    });
    bract.stroke(traced('0.2 0, 0.6 0.01, 0.9 0'), pen.weight.detail, { taper: 0.4 });
  }
}

/** Tightly packed florets. */
function drawDome(pen: Pen): void {
  pen.cell(outlined('-0.5 0.4!, -0.52 -0.1, -0.3 -0.5, 0 -0.66, 0.3 -0.5, 0.52 -0.1, 0.5 0.4!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.2 + Math.abs(x) + 0.4 * y),
    line: pen.weight.inner,
  });
  for (let i = 0; i < 15; i++) {
    const share = (i / 14) * 2 - 1;
    drawLock(pen, {
      root: [share * 0.44, 0.36],
      tip: [share * 0.2, -0.62 + 0.24 * share * share],
      width: 0.13,
      bend: share * 0.24,
      pigment: 'foam',
      tone: (_, y) => clamp(0.5 + 0.5 * y),
    });
  }
}
