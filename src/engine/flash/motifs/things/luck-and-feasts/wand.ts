import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawSparkle } from '../../parts/jewels/sparkle.ts';

/** A wizard's wand of turned wood, sparks at its tip. */
export const wand: Motif = {
  name: 'wand',
  tinted: ['wood'],
  leanRad: 0.75,
  draw(canvas) {
    canvas.layer((pen) => drawWand(pen.at({ angleRad: 0.75 })), { contour: 0.7 });
    for (const [x, y, scale] of [
      [1.08, -1.1, 0.3],
      [0.66, -1.24, 0.15],
      [1.26, -0.64, 0.18],
      [1.4, -1.36, 0.12],
    ] as const)
      canvas.layer(drawSparkle, { at: { at: [x, y], scale }, contour: 0.4 });
  },
};

/** Upright, its tip at the top; 2.5 long. */
function drawWand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.03 -1.25!, 0.03 -1.25!, 0.075 0.5!, -0.075 0.5!'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.08 0.48!, 0.08 0.48!, 0.13 0.56, 0.09 0.64, 0.12 0.84, 0.1 1.04, 0.13 1.14, 0 1.26, -0.13 1.14, -0.1 1.04, -0.12 0.84, -0.09 0.64, -0.13 0.56',
    ),
    { pigment: 'wood', tone: (x) => clamp(0.5 + 3 * x), line: inner },
  );
  for (const y of [0.64, 1.04]) pen.stroke(traced(`-0.1 ${y}, 0.1 ${y}`), inner);
  for (const y of [0.74, 0.84, 0.94]) pen.stroke(traced(`-0.1 ${y + 0.03}, 0.1 ${y - 0.03}`), detail);
  pen.stroke(traced('-0.01 -0.9, -0.02 0.3'), detail, { taper: 0.5 });
}
