import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawRoundBlossom } from '../../parts/flowers/round-blossom.ts';

/** A hawthorn twig: clustered blossom, lobed leaves, thorns and haws. */
export const hawthorn: Motif = {
  name: 'hawthorn',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawTwig, { silhouette: 'fills-and-lines', contour: 0.8 });
    canvas.layer((pen) => {
      for (const [x, y, scale] of [
        [0.1, -0.94, 0.28],
        [-0.5, -0.7, 0.3],
        [0.42, -0.56, 0.32],
        [-0.08, -0.42, 0.38],
      ] as const)
        drawRoundBlossom(pen.at({ at: [x, y], scale }), 'foam', 'blush');
    });
  },
};

function drawTwig(pen: Pen): void {
  const wood = pen.weight.contour;
  pen.stroke(traced('0.4 1.5, 0.1 0.8, 0.06 0.2, -0.06 -0.4', 10), (t) => wood * (1.8 - 0.9 * t) + 2);
  pen.stroke(traced('0.14 0.9, -0.3 0.6, -0.56 0.5', 10), wood * 0.8 + 1);
  for (const [x, y, dx, dy] of [
    [0.22, 1.1, 0.32, -0.1],
    [0.08, 0.5, -0.26, -0.16],
    [0.34, 1.34, -0.3, -0.08],
  ] as const)
    pen.stroke(traced(`${x} ${y}, ${x + dx} ${y + dy}`), wood, { taper: 0.9, tapering: 'end' });
  for (const [x, y, scale, angleRad] of [
    [0.1, 0.4, 0.9, -0.1],
    [-0.1, -0.1, 0.8, 3.0],
    [0.1, -0.1, 0.7, -0.5],
    [-0.5, 0.5, 0.6, -2.8],
  ] as const)
    drawLobedLeaf(pen.at({ at: [x, y], scale, angleRad }));
  for (const [x, y] of [
    [-0.62, 0.72],
    [-0.42, 0.86],
    [-0.8, 0.9],
  ] as const) {
    pen.stroke(traced(`-0.56 0.5, ${x} ${y}`), pen.weight.inner);
    pen.fill(circle([x, y], 0.13, 26), {
      pigment: 'petal',
      tone: (px, py) => clamp(0.2 + 2.4 * (px - x + py - y)),
      line: pen.weight.inner,
    });
    pen.dot([x, y + 0.08], pen.weight.detail * 1.6);
  }
}

/** Along the x axis from 0 to 1. */
function drawLobedLeaf(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0!, 0.2 -0.1, 0.26 -0.36, 0.4 -0.42!, 0.48 -0.2!, 0.62 -0.36, 0.76 -0.34!, 0.78 -0.14!, 1 0!, 0.78 0.14!, 0.76 0.34!, 0.62 0.36, 0.48 0.2!, 0.4 0.42!, 0.26 0.36, 0.2 0.1',
    ),
    { pigment: 'leaf', tone: (x, y) => clamp((y > 0 ? 0.5 : 0.12) + 0.3 * (0.5 - x)), line: inner },
  );
  for (const vein of [
    '0 0, 0.5 0, 0.94 0',
    '0.2 0, 0.36 -0.3',
    '0.2 0, 0.36 0.3',
    '0.48 0, 0.7 -0.26',
    '0.48 0, 0.7 0.26',
  ])
    pen.stroke(traced(vein), detail, { taper: 0.4 });
}
