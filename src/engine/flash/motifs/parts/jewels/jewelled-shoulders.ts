import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';

/** Bare shoulders under a collar of gold set with jewels. */
export function drawJewelledShoulders(pen: Pen, skin: 'water' | 'waterLight' | 'bone'): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.94, 0.46 1.02, 0.86 1.14, 1.06 1.46, 1.1 1.84!, 0 1.9'), {
    pigment: skin,
    tone: (x, y) => clamp(0.08 + 0.5 * smoothstep(0.4, 1.06, Math.abs(x)) + 0.3 * smoothstep(1.2, 0.9, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.34 1.16, 0 1.24, 0.34 1.16'), detail * 1.3, { taper: 0.4 });
  pen.fill(outlined('-0.46 1.04!, 0 1.3, 0.46 1.04!, 0.5 1.16, 0 1.46, -0.5 1.16'), {
    pigment: 'gold',
    tone: 0.25,
    line: inner,
  });
  for (const [x, y] of [
    [-0.3, 1.22],
    [0, 1.36],
    [0.3, 1.22],
  ] as const)
    pen.fill(circle([x, y], 0.06, 18), { pigment: 'petal', tone: 0.1, line: detail });
}
