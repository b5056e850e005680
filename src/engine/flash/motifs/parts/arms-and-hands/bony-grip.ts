import type { Point } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHandBone } from '../../skulls-and-arms/skulls-and-bones/skeleton-hand.ts';

/** Where the four knuckles are, from the index finger down. */
const knuckles: readonly Point[] = [
  [0.44, 0.2],
  [0.5, 0.4],
  [0.49, 0.59],
  [0.42, 0.77],
];

/** Of a skeleton's fist, what lies behind the thing that it grips: forearm and palm. The grip is around (0, 0.5). */
export function drawBonyPalm(pen: Pen): void {
  drawHandBone(pen, [0.02, 1.2], [-0.04, 1.9], 0.12);
  drawHandBone(pen, [0.2, 1.2], [0.22, 1.9], 0.1);
  for (const [x, y] of knuckles) drawHandBone(pen, [0.1 + 0.3 * (x - 0.4), 1.08], [x, y + 0.02], 0.085);
  for (const [x, y] of [
    [-0.02, 1.12],
    [0.13, 1.1],
    [0.27, 1.13],
  ] as const)
    drawHandBone(pen, [x - 0.06, y], [x + 0.08, y + 0.04], 0.12);
}

/** The bones of the fingers and of the thumb that close over it. */
export function drawBonyGrip(pen: Pen): void {
  for (const [x, y] of knuckles.toReversed()) {
    drawHandBone(pen, [x, y], [x - 0.38, y - 0.07], 0.085);
    drawHandBone(pen, [x - 0.38, y - 0.06], [x - 0.62, y - 0.02], 0.07);
    drawHandBone(pen, [x - 0.62, y - 0.01], [x - 0.68, y + 0.13], 0.055, true);
  }
  drawHandBone(pen, [0.06, 1.06], [-0.2, 0.62], 0.1);
  drawHandBone(pen, [-0.2, 0.62], [-0.24, 0.22], 0.085);
  drawHandBone(pen, [-0.24, 0.22], [-0.1, -0.02], 0.07, true);
}
