import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A round balloon, its middle at the origin, 0.88 wide and 1.04 high above its knot, without a string. */
export function drawRoundBalloon(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0.4!, 0.1 0.52!, 0 0.5!'), { pigment: 'petal', tone: 0.5, line: inner });
  pen.fill(symmetric('0 -0.52, 0.32 -0.42, 0.44 -0.1, 0.32 0.22, 0.08 0.42, 0 0.44'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.8 * smoothstep(-0.1, 0.45, x + 0.4 * y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.28 -0.06, -0.26 -0.24, -0.14 -0.36'), inner * 2, { isErasing: true, taper: 0.3 });
}
