import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawRoundBlossom } from '../../parts/flowers/round-blossom.ts';

/** Plum blossom on old, angular wood, before any leaf. */
export const plumBlossom: Motif = {
  name: 'plum-blossom',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(drawWood, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => {
      for (const [x, y, scale] of blossoms) drawRoundBlossom(pen.at({ at: [x, y], scale }), 'blush', 'gold');
    });
  },
};

function drawWood(pen: Pen): void {
  const wood = pen.weight.contour;
  for (const [line, from, to] of [
    ['-0.9 1.3!, -0.56 0.7!, -0.1 0.5!, 0.16 0.0!, 0.5 -0.24!, 0.66 -0.76!, 0.96 -1.1!', 3.2, 0.7],
    ['-0.2 0.54!, 0.3 0.62!, 0.66 0.36!, 1.06 0.36!', 1.5, 0.6],
    ['0.1 0.1!, -0.2 -0.36!, -0.12 -0.86!, -0.4 -1.24!', 1.6, 0.5],
    ['-0.5 0.66!, -0.86 0.3!, -0.8 -0.1!', 1.4, 0.5],
  ] as const)
    pen.stroke(traced(line), (t) => wood * (from + (to - from) * t) + 1);
  for (const [x, y] of buds)
    pen.fill(circle([x, y], 0.075, 22), {
      pigment: 'blush',
      tone: (px, py) => clamp(0.2 + 3 * (px - x + py - y)),
      line: pen.weight.inner,
    });
}

const blossoms = [
  [-0.5, 0.62, 0.26],
  [0.62, 0.42, 0.27],
  [-0.14, -0.6, 0.26],
  [0.6, -0.6, 0.24],
  [0.14, 0.02, 0.38],
] as const;
const buds = [
  [0.94, -1.12],
  [0.82, -0.9],
  [1.08, 0.34],
  [0.9, 0.3],
  [-0.42, -1.26],
  [-0.3, -1.02],
  [-0.8, -0.14],
  [-0.9, 0.12],
  [0.4, -0.34],
] as const;
