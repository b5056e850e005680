import type { Pen } from '../../../paint/pen.ts';
import { drawArmFromBehind } from '../arms-and-hands/arm-from-behind.ts';
import { drawBackOfHead } from '../faces-and-hair/back-of-head.ts';
import { drawClothedBack } from './clothed-back.ts';
import { drawLegsFromBehind } from './legs-from-behind.ts';
import type { Hand, Place, Walker } from './walker.ts';

/** Where those stand who are drawn from behind. */
export const ground = 1.34;

/** One person from behind, whose hands are where they are told. */
export function drawFromBehind(pen: Pen, walker: Walker, hands: Place['hands']): void {
  drawWalker(pen, walker, { x: 0, hands });
}

/** Somebody who sits with the back to us at x = 0, both hands up where they hold on. */
export function drawSitter(pen: Pen, sitter: Walker, [left, right]: readonly [Hand, Hand]): void {
  drawWalker(pen, sitter, { x: 0, hands: [left, right], isSeated: true });
}

/** How low the drawing of somebody lies whose feet are on the ground. */
export function groundedAt({ height }: Walker): number {
  return ground - ground * height;
}

/** Somebody from behind at a place of his own. */
export function drawWalker(sheet: Pen, walker: Walker, { x, hands, isSeated = false }: Place): void {
  const { height } = walker;
  const origin = groundedAt(walker);
  const pen = sheet.at({ at: [x, origin], scale: height });
  const local = (hand: Hand | null, side: number): Hand =>
    hand ? { x: (hand.x - x) / height, y: (hand.y - origin) / height } : { x: side * 0.5, y: 0.12 };
  if (!isSeated) drawLegsFromBehind(pen, walker);
  if (hands[0] !== undefined) drawArmFromBehind(pen, walker, -1, local(hands[0], -1));
  if (hands[1] !== undefined) drawArmFromBehind(pen, walker, 1, local(hands[1], 1));
  drawClothedBack(pen, walker);
  drawBackOfHead(pen.at({ at: [0, -1.24] }), walker);
}
