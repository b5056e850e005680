import { spline } from '../../../geometry/curve.ts';
import { clamp, lerp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';
import { drawStrand } from './wavy-hair.ts';

export interface Beard {
  readonly pigment: Pigment;
  /** Where its tip hangs, in the units of the face, whose chin is at 0.82. */
  readonly tipY: number;
  /** How far the locks at the sides reach down, as a share of the way to the tip. */
  readonly fullness: number;
  readonly sway?: number;
}

/** A full beard with its moustache, laid over a man's face: strands that wave, the middle ones in front. */
export function drawBeard(pen: Pen, { pigment, tipY, fullness, sway = 0.1 }: Beard): void {
  const tone = (x: number, y: number) =>
    clamp(0.62 - (0.5 * (y - 0.2)) / (tipY - 0.2) + 0.2 * Math.sin(9 * y + 4 * Math.abs(x)));
  for (const [i, [x, y, dx]] of roots.entries()) {
    const share = i / (roots.length - 1);
    const tip = lerp(y, tipY, lerp(fullness, 1, share ** 0.8));
    const wave = sway * (tip - y) * (i % 2 === 0 ? 1 : -1);
    for (const side of x === 0 ? [1] : [-1, 1]) {
      const line = spline(
        [
          [x * side, y],
          [(x + 0.3 * dx + wave * 0.7) * side, lerp(y, tip, 0.35)],
          [(x + 0.7 * dx - wave * 0.7) * side, lerp(y, tip, 0.7)],
          [(x + dx + wave * 0.4) * side, tip],
        ],
        8,
      );
      drawStrand(pen, line, lerp(0.08, 0.15, Math.min(1, share * 2.2)), { pigment, tone });
    }
  }
  drawMoustache(pen, pigment);
}

/** Both halves, parted below the nose. */
export function drawMoustache(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.13 0.46!, 0.13 0.46!, 0.09 0.55, 0 0.57, -0.09 0.55'), {
    pigment: 'blush',
    tone: 0.3,
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.fill(moustache, { pigment, tone: (_, y) => clamp(0.1 + 1.2 * (y - 0.34)), line: inner });
    for (const hair of ['0.06 0.37, 0.22 0.42, 0.34 0.56', '0.08 0.42, 0.2 0.47, 0.3 0.58'])
      side.stroke(traced(hair), detail, { taper: 0.5 });
  });
}

const moustache = outlined('0 0.33!, 0.12 0.31, 0.28 0.36, 0.38 0.5, 0.42 0.7!, 0.3 0.6, 0.18 0.52, 0 0.47!');
const roots = [
  [0.55, -0.08, 0.02],
  [0.48, 0.24, 0.04],
  [0.42, 0.4, 0.0],
  [0.32, 0.52, -0.02],
  [0.2, 0.58, -0.03],
  [0.1, 0.6, -0.02],
  [0, 0.6, 0],
] as const;
