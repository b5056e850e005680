import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Ribbon } from '../../../geometry/ribbon.ts';
import { onRibbon } from '../../../geometry/ribbon.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A patch of a giraffe's coat between two shares of the length of a neck or body, its middle `across` it. */
export function drawGiraffePatch(
  pen: Pen,
  along: Ribbon,
  [from, to]: readonly [number, number],
  across: number,
): void {
  const stray = () => pen.random.between(-0.05, 0.05);
  const corners: Point[] = [];
  for (const [share, side] of [
    [0.1, -0.16],
    [-0.02, 0.14],
    [0.42, 0.32],
    [0.9, 0.22],
    [1.02, -0.1],
    [0.56, -0.32],
  ] as const)
    corners.push(
      onRibbon(along, from + (to - from) * (share + stray()), clamp(across + side + stray(), -0.97, 0.97)),
    );
  pen.fill(corners, {
    pigment: 'wood',
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0, 0.34, x + 0.42 * y)),
    line: pen.weight.detail,
  });
}
