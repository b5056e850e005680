import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** Bare shoulders below a woman's face and a gown of Greece pinned above them, cut off at 1.74. */
export function drawChiton(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.9, 0.4 0.96, 0.78 1.06, 1.0 1.32, 1.06 1.72!, 0 1.76'), {
    pigment: 'bone',
    tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.5, 1.06, Math.abs(x)) + 0.3 * smoothstep(1.1, 0.9, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.32 1.14, -0.1 1.2, 0 1.16, 0.1 1.2, 0.32 1.14'), detail * 1.3, { taper: 0.4 });
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.46 1.0!, 0.66 1.02!, 0.8 1.3, 0.82 1.74!, 0 1.78!, 0 1.56!, 0.26 1.42'), {
      pigment: cloth,
      tone: (x, y) => clamp(0.06 + 0.5 * smoothstep(0.3, 0.8, x) + 0.3 * smoothstep(1.4, 1.8, y)),
      line: inner * 1.1,
    });
    for (const fold of [
      '0.54 1.06, 0.44 1.4, 0.16 1.68',
      '0.58 1.06, 0.56 1.4, 0.4 1.72',
      '0.62 1.06, 0.7 1.4, 0.64 1.72',
    ])
      side.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
    side.fill(circle([0.56, 1.02], 0.08, 24), { pigment: 'gold', tone: 0.2, line: inner });
  });
}
