import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLeaf } from '../plants/leaf.ts';

/** A rose's stem with its leaves and thorns, from under the flower at (0, -0.2) down to (0.1, 1.26). */
export function drawRoseStem(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, angleRad, scale] of [
    [0.02, 0.5, -0.5, 0.54],
    [0.0, 0.7, 3.7, 0.6],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.6, teeth: 0.16, veins: 4 });
  for (const [x, y, side] of thorns) drawThorn(pen, x, y, side);
  pen.fill(outlineOf(ribbon(traced('0 -0.2, 0.02 0.3, 0.0 0.8, 0.1 1.26', 12), () => 0.05)), {
    pigment: 'leaf',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
}

/** In turn on both sides, where no leaf hides them. */
const thorns = [
  [0.0, 0.05, 1],
  [0.01, 0.16, -1],
  [0.02, 0.33, -1],
  [0.01, 0.62, 1],
  [0.01, 0.8, 1],
  [0.02, 0.9, -1],
  [0.05, 1.01, 1],
  [0.08, 1.12, -1],
] as const;

/** Broad at its foot and hooked downwards, long enough to be seen in a small design. */
function drawThorn(pen: Pen, x: number, y: number, side: 1 | -1): void {
  const knot = (across: number, along: number) => `${x + side * across} ${y + along}`;
  pen.fill(
    outlined(
      `${knot(0, -0.09)}!, ${knot(0.08, -0.05)}, ${knot(0.15, 0.0)}, ${knot(0.22, 0.06)}!, ${knot(0.13, 0.045)}, ${knot(0.07, 0.06)}, ${knot(0, 0.1)}!`,
    ),
    { pigment: 'wood', tone: 0.35, line: pen.weight.inner },
  );
}
