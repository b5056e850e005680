import { clamp, smoothstep, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { pointAt } from '../../../geometry/point.ts';
import { normalAt, onRibbon, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A coconut palm that leans to the right, from its foot at (0, 1) to its crown near (0.2, -0.45). */
export function drawPalmTree(pen: Pen): void {
  const { inner } = pen.weight;
  const crown = pen.at({ at: [0.22, -0.46] });
  for (const frond of backFronds) drawFrond(crown, frond, 0.6);
  drawTrunk(pen);
  for (const [x, y] of [
    [-0.08, 0.1],
    [0.1, 0.12],
    [0.02, 0.17],
  ] as const)
    crown.fill(circle([x, y], 0.09, 24), {
      pigment: 'wood',
      tone: (px, py) => clamp(0.3 + 5 * (px - x + py - y)),
      line: inner,
    });
  for (const frond of frontFronds) drawFrond(crown, frond, 0.15);
}

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const line = traced('-0.02 1.02, -0.08 0.6, -0.02 0.1, 0.22 -0.44', 12);
  const trunk = ribbon(line, (t) => 0.12 - 0.06 * t + 0.05 * Math.max(0, 0.12 - t) * 8);
  pen.fill([...trunk.left, ...trunk.right.toReversed()], {
    pigment: 'wood',
    tone: (x, y) => clamp(0.25 + 5 * (x + 0.05 - 0.24 * smoothstep(0.5, -0.44, y))),
    line: inner * 1.1,
  });
  for (const t of steps(15, 0.05, 0.94)) {
    const [a, b] = [onRibbon(trunk, t, 1), onRibbon(trunk, t, -1)];
    const [x, y] = onRibbon(trunk, t - 0.025, 0);
    pen.stroke([a, [x, y], b], detail * 1.2);
  }
}

/** A feather of leaflets along a drooping rib. */
function drawFrond(pen: Pen, knots: string, shade: number): void {
  const rib = traced(knots, 8);
  const last = rib.length - 1;
  const leaflets = 9;
  for (const side of [1, -1]) {
    for (let i = 1; i <= leaflets; i++) {
      const at = Math.round((i / leaflets) * last * 0.96);
      const [x, y] = pointAt(rib, at);
      const [nx, ny] = normalAt(rib, at, 2);
      const length = 0.27 * Math.sin(0.35 + 2.4 * (i / leaflets)) + 0.03;
      const [tx, ty] = [ny, -nx];
      const tip: Point = [
        x + (nx * side * 0.72 + tx * 0.75) * length,
        y + (ny * side * 0.72 + ty * 0.75) * length + 0.3 * length,
      ];
      const [bx, by] = [tx * 0.07, ty * 0.07];
      pen.fill(
        [
          [x - bx, y - by],
          [(x + tip[0]) / 2 + nx * side * 0.04, (y + tip[1]) / 2 + ny * side * 0.04],
          tip,
          [x + bx, y + by],
        ],
        {
          pigment: 'leaf',
          tone: clamp(shade + (side > 0 ? 0.25 : 0)),
          line: pen.weight.detail,
        },
      );
    }
  }
  pen.stroke(rib, (t) => pen.weight.inner * (1.5 - t));
}

const backFronds = [
  '0 0, 0.28 -0.3, 0.6 -0.36, 0.86 -0.16',
  '0 0, -0.2 -0.34, -0.5 -0.48, -0.8 -0.36',
  '0 0, 0.06 -0.36, 0.24 -0.62, 0.46 -0.7',
];
const frontFronds = [
  '0 0, -0.36 -0.1, -0.7 0.06, -0.86 0.4',
  '0 0, 0.36 -0.06, 0.64 0.16, 0.74 0.5',
  '0 0, -0.14 -0.36, -0.06 -0.64, 0.04 -0.8',
  '0 0, -0.22 0.06, -0.42 0.3, -0.44 0.62',
];
