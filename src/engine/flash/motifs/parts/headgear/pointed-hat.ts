import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A tall pointed hat, its tip bent, with a broad brim; worn on a head whose brow is at -0.5. */
export function drawPointedHat(pen: Pen, pigment: Pigment, band: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([0, -0.66], 1.24, 0.27, 60), {
    pigment,
    tone: (x, y) => clamp(0.2 + 0.4 * Math.abs(x) + 0.8 * (y + 0.66)),
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '-0.62 -0.68!, -0.48 -1.1, -0.26 -1.6, 0.0 -2.0, 0.36 -2.2, 0.66 -2.1!, 0.4 -1.98, 0.3 -1.76, 0.4 -1.36, 0.52 -1.0, 0.62 -0.68!, 0.3 -0.56, 0 -0.53, -0.3 -0.56',
    ),
    {
      pigment,
      tone: (x, y) => clamp(0.15 + 0.8 * Math.max(0, x + 0.1) + 0.2 * (y + 1.4)),
      line: inner * 1.1,
    },
  );
  for (const fold of [
    '-0.1 -1.7, 0.08 -1.62, 0.24 -1.66',
    '-0.22 -1.46, 0.04 -1.34, 0.3 -1.4',
    '0.12 -1.96, 0.24 -1.9, 0.34 -1.94',
  ])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
  pen.fill(
    outlined('-0.6 -0.76!, -0.54 -0.94!, 0 -0.8, 0.54 -0.94!, 0.6 -0.76!, 0.3 -0.63, 0 -0.6, -0.3 -0.63'),
    { pigment: band, tone: (x) => clamp(0.1 + 0.5 * Math.abs(x)), line: inner },
  );
}
