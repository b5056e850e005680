import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';

const tiers = 7;

/** A conifer from its foot at (0, 0) to its top at (0, -1). */
export function drawPine(pen: Pen): void {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const t = tier / tiers;
    const reach = 0.24 * t * pen.random.between(0.9, 1.1);
    const y = -1 + t * 0.92;
    right.push([reach, y + pen.random.between(0, 0.03)], [reach * 0.42, y - 0.012]);
    left.push([-reach, y + pen.random.between(0, 0.03)], [-reach * 0.42, y - 0.012]);
  }
  const trunk: Point[] = [
    [0.03, -0.08],
    [0.03, 0],
    [-0.03, 0],
    [-0.03, -0.08],
  ];
  pen.fill([[0, -1], ...right, ...trunk, ...left.toReversed()], {
    pigment: 'leaf',
    tone: (x) => clamp(0.45 + 2.2 * x, 0.15, 0.95),
    line: pen.weight.detail * 1.1,
  });
}
