import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawLimb } from '../any-beast/limb.ts';
import { drawArmFromBehind } from '../arms-and-hands/arm-from-behind.ts';
import { drawBackOfHead } from '../faces-and-hair/back-of-head.ts';
import { drawClothedBack } from './clothed-back.ts';
import { drawWalker } from './from-behind.ts';
import type { Walker } from './walker.ts';

/** Somebody from behind with a child on the shoulders, whose legs he holds. */
export function drawCarrier(pen: Pen, carrier: Walker, child: Walker): void {
  const grown = pen.at({ at: [0, 0.36], scale: 0.84 });
  drawWalker(grown, carrier, {
    x: 0,
    hands: [
      { x: -0.38, y: -0.98 },
      { x: 0.38, y: -0.98 },
    ],
  });
  const small = grown.at({ at: [0, -1.46], scale: 0.54 });
  const thigh = child.wears === 'trousers' ? child.below : 'bone';
  drawBothSides(small, (side) =>
    drawLimb(
      side,
      { line: '0.1 0.04, 0.52 0.24, 0.66 0.9', half: [0.17, 0.18, 0.13] },
      { pigment: thigh, tone: 0.3, line: side.weight.inner },
    ),
  );
  for (const side of [-1, 1] as const) drawArmFromBehind(small, child, side, { x: side * 0.74, y: -1.24 });
  drawClothedBack(small, child);
  drawBackOfHead(small.at({ at: [0, -1.24] }), child);
}
