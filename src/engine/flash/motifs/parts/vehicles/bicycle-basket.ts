import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBlossom } from '../flowers/blossom.ts';
import { drawLeaf } from '../plants/leaf.ts';

/** The basket before a bicycle's handlebar, full of flowers; in the bicycle's units. */
export function drawBicycleBasket(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, y, scale, angleRad] of [
    [0.74, -0.64, 0.26, -2.2],
    [1.1, -0.66, 0.26, -0.8],
    [0.92, -0.74, 0.3, -1.5],
  ] as const)
    drawLeaf(pen.at({ at: [x, y], scale, angleRad }));
  for (const [x, y, scale] of [
    [0.72, -0.66, 0.15],
    [0.92, -0.76, 0.18],
    [1.12, -0.66, 0.15],
  ] as const)
    drawBlossom(pen.at({ at: [x, y], scale }), 0.1);
  pen.fill(outlined('0.58 -0.6!, 1.26 -0.6!, 1.16 -0.16!, 0.68 -0.16!'), {
    pigment: 'gold',
    tone: (x) => 0.6 * (x - 0.58),
    line: inner * 1.1,
  });
  for (const y of [-0.5, -0.39, -0.28])
    pen.stroke(traced(`${0.6 + (y + 0.6) * 0.2} ${y}, ${1.24 - (y + 0.6) * 0.2} ${y}`), detail);
  for (let i = 1; i < 7; i++)
    pen.stroke(traced(`${0.58 + 0.097 * i} -0.6, ${0.68 + 0.069 * i} -0.16`), detail);
}
