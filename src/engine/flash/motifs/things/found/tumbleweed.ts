import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, polar } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A tangle of dry twigs that one can see through, the wind that rolls it along, the dusty ground. */
export const tumbleweed: Motif = {
  name: 'tumbleweed',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer(drawGround, { contour: 0, gapPx: 0, silhouette: 'fills-and-lines' });
    canvas.layer(drawTangle, { contour: 0, silhouette: 'fills-and-lines' });
  },
};

/** Branches that start near the heart of the ball and bend around it, forking on their way. */
function drawTangle(pen: Pen): void {
  for (let i = 0; i < 24; i++) {
    const start = (i * 2.39996) % fullTurn;
    const turn = i % 2 === 0 ? 1 : -1;
    const depth = 0.05 + 0.07 * ((i * 7) % 10);
    const sweep = 1.5 + 0.9 * (((i * 3) % 7) / 7);
    const branch = steps(18).map((t): Point => {
      const radius =
        depth +
        (0.98 - depth) * Math.sin((Math.PI / 2) * Math.min(1, t * 1.15)) +
        0.035 * Math.sin(9 * t + i);
      return polar(start + turn * sweep * t, radius, [0.12 * Math.sin(i * 1.7), 0.12 * Math.cos(i * 2.3)]);
    });
    drawTwig(pen, branch, 0.034);
    for (const [k, side] of [
      [7, 1],
      [12, -1],
      [16, 1],
    ] as const) {
      const root = branch[k];
      if (!root) continue;
      const out = Math.atan2(root[1], root[0]) + turn * (0.6 + 0.3 * side);
      const tip = polar(out, 0.3 - 0.008 * k, root);
      const bend = polar(out + 0.5 * side, 0.13, root);
      drawTwig(pen, [root, bend, tip], 0.02);
    }
  }
}

function drawTwig(pen: Pen, line: readonly Point[], half: number): void {
  pen.fill(outlineOf(ribbon(line, (share) => half * (1 - 0.8 * share))), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.4 * (x + y)),
    line: pen.weight.detail,
  });
}

function drawGround(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const line of [
    '-1.8 1.16, -1.0 1.13, -0.2 1.18, 0.8 1.14, 1.5 1.17',
    '-1.2 1.3, -0.7 1.28, -0.3 1.31',
    '0.3 1.3, 0.8 1.27, 1.1 1.3',
  ])
    pen.stroke(traced(line), inner, { taper: 0.3 });
  for (const line of [
    '-2.1 -0.5, -1.7 -0.56, -1.2 -0.5',
    '-2.3 -0.06, -1.8 0, -1.24 -0.06',
    '-2.0 0.4, -1.6 0.46, -1.2 0.42',
    '-1.9 -0.86, -1.5 -0.92, -1.0 -0.84, -0.86 -0.98, -1.02 -1.08, -1.12 -0.98',
    '-1.9 0.8, -1.5 0.84, -1.1 0.8',
  ])
    pen.stroke(traced(line), inner * 1.1, { taper: 0.4 });
  for (const [x, y] of [
    [-1.5, 1.04],
    [-1.28, 1.08],
    [1.26, 1.06],
    [-0.9, 1.22],
    [1.4, 1.26],
  ] as const)
    pen.dot([x, y], detail);
}
