import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A shirt that leaves the throat free. */
export function drawOpenShirt(pen: Pen, pigment: Pigment, skin: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.5, 0.34 0.5, 0.36 0.96, 0.3 1.24, 0 1.5!'), {
    pigment: skin,
    tone: (_, y) => clamp(0.2 + 0.7 * smoothstep(1.3, 0.8, y)),
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.34 0.92!, 0.72 1.0, 1.1 1.16, 1.26 1.5, 1.3 1.94!, 0 1.98!, 0 1.5!, 0.22 1.3'), {
      pigment,
      tone: (x, y) => clamp(0.12 + 0.55 * smoothstep(0.6, 1.28, x) + 0.2 * (y - 1.3)),
      line: inner * 1.2,
    });
    for (const fold of ['0.92 1.3, 0.96 1.6, 0.92 1.92', '0.6 1.4, 0.5 1.66, 0.5 1.92'])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
  });
}
