import { clamp } from '../../../geometry/interval.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawLeaf } from './leaf.ts';

/** A bough that grows to the right, level enough to be sat on; 2 wide. */
export function drawBough(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, angleRad] of leaves)
    drawLeaf(pen.at({ at: [x, y], scale: 0.34, angleRad }), { width: 0.6, teeth: 0.1 });
  for (const line of twigs)
    drawLimb(pen, { line, half: [0.05, 0.035, 0.015] }, { pigment: 'wood', tone: 0.4, line: inner });
  drawLimb(
    pen,
    { line: '-1.02 0.1, -0.5 0.02, 0.1 0.05, 0.6 -0.02, 1.0 -0.1', half: [0.13, 0.11, 0.1, 0.075, 0.03] },
    { pigment: 'wood', tone: (_, y) => clamp(0.15 + 4 * (y - 0.02)), line: inner * 1.1 },
  );
  for (const grain of ['-0.9 0.09, -0.6 0.03, -0.3 0.05', '-0.1 0.06, 0.2 0.08, 0.44 0.04'])
    pen.stroke(traced(grain), detail * 1.2, { taper: 0.4 });
}

const twigs = ['-0.46 0.06, -0.34 0.24, -0.14 0.34', '0.5 0.02, 0.66 0.18, 0.86 0.24'];
const leaves = [
  [-0.16, 0.33, 2],
  [-0.28, 0.26, 2.9],
  [0.84, 0.23, 1.7],
  [0.7, 0.2, 2.9],
  [0.98, -0.1, 1.1],
  [0.9, -0.06, 0.3],
] as const;
