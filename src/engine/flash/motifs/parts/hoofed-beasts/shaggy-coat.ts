import { clamp } from '../../../geometry/interval.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawHairs } from '../any-beast/fur.ts';
import type { Strand } from '../any-beast/shag.ts';
import { drawShag } from '../any-beast/shag.ts';

/** The long hair of highland cattle, all over the body. */
export function drawShaggyCoat(body: Pen): void {
  drawShag(body, shag, hair);
  for (const [row, count] of coatRows) drawHairs(body, traced(row), [-0.08, 0.26], count);
}

/** The hair that falls over its eyes. */
export function drawFringe(head: Pen): void {
  drawShag(head, fringe, hair);
}

const hair = {
  width: 0.13,
  pigment: 'ember',
  tone: (y: number, rootY: number) => clamp(0.1 + 0.7 * (y - rootY)),
} as const;

const shag: readonly Strand[] = Array.from({ length: 21 }, (_, i) => {
  const x = -1.02 + 0.085 * i;
  return [x, 0.12 + 0.06 * (i % 3), -0.07, 0.42 + 0.08 * (i % 2)] as const;
});
/** Where its hair parts and falls, and how much of it is seen. */
const coatRows = [
  ['-0.98 -0.3, -0.6 -0.42, -0.2 -0.4, 0.2 -0.5, 0.6 -0.62', 22],
  ['-1.0 -0.08, -0.6 -0.2, -0.2 -0.2, 0.2 -0.28, 0.8 -0.36', 22],
  ['-1.0 0.08, -0.6 0.0, -0.2 0.0, 0.3 -0.08, 0.88 -0.12', 20],
] as const;
const fringe: readonly Strand[] = [
  [-0.04, -0.08, -0.06, 0.4],
  [0.04, -0.1, 0.04, 0.4],
  [0.1, -0.1, 0.14, 0.34],
  [0.16, -0.09, 0.2, 0.28],
];
