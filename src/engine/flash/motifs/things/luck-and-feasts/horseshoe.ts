import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A horseshoe with its heels up, so that no luck runs out: a groove along each branch, its nail holes in it. */
export const horseshoe: Motif = {
  name: 'horseshoe',
  tinted: ['steel'],
  draw: (canvas) => canvas.layer(drawHorseshoe),
};

function drawHorseshoe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(shoe, {
    pigment: 'steel',
    tone: (x, y) => clamp(0.15 + 0.35 * x + 0.25 * y),
    line: inner * 1.4,
  });
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.46 -0.86, 0.52 -0.4, 0.46 0.1, 0.28 0.4, 0 0.52'), detail * 1.4, { taper: 0.1 });
    side.fill(groove, { pigment: 'steel', tone: 0.75, line: inner * 0.9 });
    for (const [x, y, angleRad] of holes)
      side
        .at({ at: [x, y], angleRad })
        .fill(outlined('-0.045 -0.065!, 0.045 -0.065!, 0.045 0.065!, -0.045 0.065!'), {
          black: 'always',
          tone: 1,
        });
  });
  // Its toe clip.
  pen.fill(symmetric('0 0.78, 0.12 0.8!, 0.09 1.02, 0 1.06'), { pigment: 'steel', tone: 0.15, line: inner });
  pen.stroke(traced('-0.8 -0.5, -0.84 -0.1, -0.74 0.36'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

const shoe = outlined(
  `-0.42 -1.0!, -0.68 -1.02!, -0.84 -0.6, -0.94 -0.1, -0.86 0.4, -0.58 0.8, -0.2 0.98, 0 1.0, 0.2 0.98, 0.58 0.8, 0.86 0.4,
  0.94 -0.1, 0.84 -0.6, 0.68 -1.02!, 0.42 -1.0!, 0.38 -0.86!, 0.46 -0.5, 0.48 -0.1, 0.38 0.22, 0.2 0.42, 0 0.48, -0.2 0.42,
  -0.38 0.22, -0.48 -0.1, -0.46 -0.5, -0.38 -0.86!`,
);
const groove = outlined(
  '0.56 -0.74, 0.66 -0.76, 0.76 -0.4, 0.8 -0.06, 0.72 0.34, 0.5 0.66, 0.26 0.8, 0.22 0.72, 0.42 0.58, 0.6 0.3, 0.68 -0.06, 0.64 -0.4',
);
const holes = [
  [0.64, -0.58, -0.2],
  [0.71, -0.24, -0.1],
  [0.71, 0.12, 0.15],
  [0.57, 0.46, 0.6],
] as const;
