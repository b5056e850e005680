import type { Pen } from '../../../paint/pen.ts';
import { drawArmFromBehind } from '../arms-and-hands/arm-from-behind.ts';
import { drawBackOfHead } from '../faces-and-hair/back-of-head.ts';
import { drawWalker, groundedAt } from './from-behind.ts';
import type { Walker } from './walker.ts';

/** Two from behind, close together, each with an arm around the other's back; their middle is at x = 0. */
export function drawArmInArm(pen: Pen, [left, right]: readonly [Walker, Walker], isSeated = false): void {
  const apart = 0.36 * Math.min(left.height, right.height);
  drawWalker(pen, left, { x: -apart, hands: [null, undefined], isSeated });
  drawWalker(pen, right, { x: apart, hands: [undefined, null], isSeated });
  for (const [walker, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const own = pen.at({ at: [-side * apart, groundedAt(walker)], scale: walker.height });
    drawArmFromBehind(own, walker, side, { x: side * 0.92, y: side > 0 ? -0.42 : -0.22 });
    drawBackOfHead(own.at({ at: [0, -1.24] }), walker);
  }
}
