import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A cap with a wide crown, its band, and a peak that shines; a badge goes at [0, -0.98]. */
export function drawPeakedCap(pen: Pen, cloth: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.44, 0.4 -1.38, 0.84 -1.22, 1.04 -0.98!, 0.86 -0.82, 0.62 -0.72!, 0 -0.8'), {
    pigment: cloth,
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.3, 1.0, Math.abs(x + 0.08)) + 0.5 * (y + 1.3)),
    line: inner * 1.2,
  });
  for (const fold of ['-0.9 -1.0, -0.66 -0.96, -0.46 -1.06', '0.9 -1.0, 0.66 -0.96, 0.46 -1.06'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  pen.fill(symmetric('0 -0.88, 0.36 -0.84, 0.66 -0.74!, 0.64 -0.46!, 0.34 -0.58, 0 -0.62'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.35,
    line: inner,
  });
  pen.fill(symmetric('0 -0.64, 0.34 -0.6, 0.66 -0.48!, 0.62 -0.3, 0.34 -0.36, 0 -0.38'), {
    black: 'always',
    tone: 0,
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.46 -0.46, -0.24 -0.52, 0 -0.54'), inner, { isErasing: true, taper: 0.5 });
}
