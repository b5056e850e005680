import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';
import type { Hand, Walker } from '../figures/walker.ts';
import { drawHandGrip } from './hand-grip.ts';

/** An arm in a short sleeve, its hand where it is told. */
export function drawArmFromBehind(pen: Pen, { top }: Walker, side: 1 | -1, hand: Hand): void {
  const { inner } = pen.weight;
  const [shoulder, elbow] = [
    { x: side * 0.3, y: -0.82 },
    { x: (side * 0.3 + hand.x) / 2 + side * 0.06, y: (-0.82 + hand.y) / 2 + 0.06 },
  ];
  const line = [shoulder, elbow, hand].map((knot) => `${knot.x} ${knot.y}`).join(', ');
  drawLimb(pen, { line, half: [0.12, 0.1, 0.075, 0.06] }, { pigment: 'bone', tone: 0.2, line: inner });
  const cuff = { x: shoulder.x + (elbow.x - shoulder.x) * 0.8, y: shoulder.y + (elbow.y - shoulder.y) * 0.8 };
  drawHandGrip(pen.at({ at: [hand.x, hand.y + 0.03], scale: 0.9 }));
  drawLimb(
    pen,
    {
      line: `${shoulder.x} ${shoulder.y}, ${(shoulder.x + cuff.x) / 2} ${(shoulder.y + cuff.y) / 2}, ${cuff.x} ${cuff.y}`,
      half: [0.15, 0.145, 0.14],
    },
    { pigment: top, tone: 0.3, line: inner },
  );
}
