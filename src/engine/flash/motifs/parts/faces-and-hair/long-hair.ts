import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides, drawLocks } from '../any-beast/fur.ts';

/** What of a man's long hair is seen behind his neck. */
export function drawLongHairBehind(pen: Pen, pigment: Pigment): void {
  pen.fill(
    outlined('0 -0.96, 0.4 -0.9, 0.68 -0.6, 0.78 0.0, 0.8 0.8!, -0.8 0.8!, -0.78 0.0, -0.68 -0.6, -0.4 -0.9'),
    { pigment, tone: 0.85, line: pen.weight.inner },
  );
}

/** Its ends, on his shoulders. */
export function drawLongLocks(pen: Pen, pigment: Pigment): void {
  drawLocks(pen, locks, {
    width: 0.3,
    bend: 0.14,
    pigment,
    tone: (x, y) => clamp(0.8 - 0.35 * Math.abs(x) - 0.25 * y),
  });
}

/** Parted in the middle, on both sides of his face. */
export function drawLongParting(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -0.96!, 0.36 -0.9, 0.64 -0.62, 0.74 -0.1, 0.78 0.5, 0.7 0.84!, 0.6 0.4, 0.56 0.0, 0.46 -0.36, 0.24 -0.6, 0 -0.74!',
      ),
      { pigment, tone: (x, y) => clamp(0.15 + 0.5 * (x - 0.2) + 0.3 * y), line: inner },
    );
    for (const hair of [
      '0.06 -0.88, 0.4 -0.74, 0.62 -0.34, 0.68 0.2',
      '0.04 -0.8, 0.34 -0.66, 0.56 -0.28, 0.62 0.1',
      '0.7 0.2, 0.72 0.5, 0.7 0.74',
    ])
      side.stroke(traced(hair), detail, { taper: 0.5 });
  });
}

const locks = [
  [0.6, -0.1, 0.3, 0.96],
  [0.64, 0.2, 0.12, 1.02],
  [0.56, 0.3, -0.02, 0.94],
] as const;
