import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** A bare arm from the shoulder to the wrist, the darker the further out it reaches. */
export function drawDancerArm(pen: Pen, line: string, shade: number): void {
  drawLimb(
    pen,
    { line, half: [0.1, 0.085, 0.07, 0.05] },
    { pigment: 'bone', tone: (x) => clamp(0.12 + shade * Math.abs(x)) },
  );
}

/** Its wrist at the origin, the fingers together and bent back. */
export function drawDancerHand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.04 -0.055!, 0.12 -0.08, 0.24 -0.13, 0.32 -0.2, 0.3 -0.1, 0.18 0.03, 0.04 0.06!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  pen.stroke(traced('0.1 -0.02, 0.26 -0.11'), detail);
}
