import { clamp, steps } from '../../../geometry/interval.ts';
import type { Polyline } from '../../../geometry/point.ts';
import { onRibbon, outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { FillLook, Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** Long hair that falls in waves on both sides of a woman's face, down to her breast. */
export function drawWavyHair(pen: Pen, pigment: Pigment): void {
  drawBothSides(pen, (side) => {
    for (const { line, halfWidth } of strands)
      drawStrand(side, traced(line, 10), halfWidth, {
        pigment,
        // Light where a wave comes forward.
        tone: (x, y) => clamp(0.95 - 0.7 * Math.abs(x) + 0.22 * Math.sin(7 * y + 1)),
      });
  });
}

/** A strand of hair along a line that may wind: broadest before its middle, ending in a point, parted by hairs. */
export function drawStrand(pen: Pen, line: Polyline, halfWidth: number, look: FillLook): void {
  const { inner, detail } = pen.weight;
  const strand = ribbon(
    line,
    (share) => halfWidth * 0.8 * Math.min(0.2 + 6 * share, 0.7 + share, 3.2 * (1 - share)),
  );
  pen.fill(outlineOf(strand), { line: inner, ...look });
  for (const across of [-0.55, -0.15, 0.2, 0.6]) {
    const hair = steps(14, 0.06, pen.random.between(0.8, 0.95)).map((share) =>
      onRibbon(strand, share, across),
    );
    pen.stroke(hair, detail, { taper: 0.5 });
  }
}

/** Of the right side, from the one furthest back. */
const strands = [
  { line: '0.46 -0.72, 0.78 -0.36, 0.74 0.02, 0.94 0.4, 0.82 0.76, 1.06 1.14', halfWidth: 0.19 },
  { line: '0.46 -0.3, 0.6 0.1, 0.58 0.5, 0.76 0.84, 0.62 1.16, 0.8 1.5', halfWidth: 0.19 },
  { line: '0.48 -0.1, 0.46 0.4, 0.36 0.78, 0.48 1.08, 0.34 1.4, 0.42 1.6', halfWidth: 0.15 },
] as const;
