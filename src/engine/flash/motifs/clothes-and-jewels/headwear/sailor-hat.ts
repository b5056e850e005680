import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** The round white cap of American sailors, its brim turned up. */
export const sailorHat: Motif = {
  name: 'sailor-hat',
  tinted: ['foam'],
  draw: (canvas) => canvas.layer(drawSailorHat),
};

/** About 1.9 wide; what it sits on ends at (0, 0.4). */
export function drawSailorHat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.66, 0.36 -0.6, 0.62 -0.36, 0.7 0.0!, 0 0.1!'), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.1 + 0.5 * x + 0.3 * (y + 0.4)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.1 -0.62, 0.28 -0.4, 0.34 -0.1'), detail * 1.3, { taper: 0.3 }),
  );
  pen.fill(symmetric('0 0.52, 0.5 0.46, 0.86 0.3!, 0.98 -0.1, 0.9 -0.24!, 0.5 -0.08, 0 -0.02'), {
    pigment: 'foam',
    tone: (x) => clamp(0.06 + 0.6 * x),
    line: inner * 1.2,
  });
  for (const y of [0.1, 0.22, 0.34])
    pen.stroke(
      traced(`-0.9 ${y - 0.2}, -0.45 ${y - 0.02}, 0 ${y + 0.03}, 0.45 ${y - 0.02}, 0.9 ${y - 0.2}`),
      detail,
      { taper: 0.1 },
    );
}
