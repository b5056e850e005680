import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** A knight's plates below a face: gorget, breastplate and shoulder pieces, cut off at 1.92. */
export function drawPlateArmour(pen: Pen, metal: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 1.1!, 0.44 1.0, 0.78 1.16, 0.86 1.5, 0.8 1.92!, 0 1.96!'), {
    pigment: metal,
    tone: (x, y) => clamp(0.05 + 0.6 * smoothstep(0.04, 0.7, Math.abs(x)) + 0.2 * (y - 1.3)),
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.72 1.24, 0.6 1.5, 0.62 1.86'), detail * 1.4, { taper: 0.3 });
    for (const [y, x] of [
      [1.62, 1.08],
      [1.42, 1.1],
      [1.22, 1.0],
    ] as const)
      side.fill(
        outlined(
          `${x - 0.34} ${y - 0.16}!, ${x} ${y - 0.18}, ${x + 0.22} ${y + 0.06}, ${x + 0.22} ${y + 0.3}!, ${x - 0.04} ${y + 0.2}, ${x - 0.34} ${y + 0.18}!`,
        ),
        {
          pigment: metal,
          tone: (px) => clamp(0.1 + 1.2 * (px - x + 0.1)),
          line: inner,
        },
      );
    side.fill(
      outlined('0.44 1.08!, 0.62 0.96, 0.96 0.94, 1.22 1.14, 1.28 1.4!, 1.0 1.28, 0.72 1.3, 0.52 1.42!'),
      {
        pigment: metal,
        tone: (x, y) => clamp(0.05 + 0.8 * smoothstep(0.7, 1.28, x) + 0.4 * (y - 1.1)),
        line: inner * 1.2,
      },
    );
    side.stroke(traced('0.54 1.22, 0.78 1.12, 1.02 1.12, 1.22 1.28'), detail * 1.4, { taper: 0.3 });
    side.fill(circle([0.6, 1.18], 0.05, 18), { pigment: 'gold', tone: 0.2, line: detail * 1.2 });
  });
  pen.fill(symmetric('0 0.94, 0.26 0.86, 0.36 0.76!, 0.44 0.98, 0.5 1.14!, 0.24 1.28, 0 1.32'), {
    pigment: metal,
    tone: (x, y) => clamp(0.1 + 0.7 * smoothstep(0.1, 0.5, x) + 0.5 * smoothstep(1.0, 0.8, y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.42 0.9, -0.24 1.02, 0 1.08, 0.24 1.02, 0.42 0.9'), detail * 1.4);
}
