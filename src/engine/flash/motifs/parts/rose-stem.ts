import { clamp } from '../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../geometry/ribbon.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawLeaf } from './leaf.ts';

/** A rose's stem with its leaves and thorns, from under the flower at (0, -0.2) down to (0.1, 1.26). */
export function drawRoseStem(pen: Pen): void {
  const { inner } = pen.weight;
  for (const [x, y, angleRad, scale] of [
    [0.0, 0.34, -0.5, 0.56],
    [0.02, 0.62, 3.7, 0.6],
    [0.0, 0.86, -0.3, 0.5],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], angleRad, scale }), { width: 0.6, teeth: 0.16, veins: 4 });
  for (const thorn of [
    '0.02 0.16!, 0.14 0.1!, 0.04 0.26!',
    '0.02 0.44!, -0.12 0.4!, 0 0.54!',
    '0.04 1.0!, -0.1 0.98!, 0.02 1.1!',
  ])
    pen.cell(outlined(thorn), { pigment: 'leaf', tone: 0.5, line: inner * 0.9 });
  pen.cell(outlineOf(ribbon(traced('0 -0.2, 0.02 0.3, 0.0 0.8, 0.1 1.26', 12), () => 0.045)), {
    pigment: 'leaf',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
}
