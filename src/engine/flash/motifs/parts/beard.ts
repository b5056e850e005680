import { clamp, lerp } from '../../geometry/interval.ts';
import { outlined, traced } from '../../geometry/traced.ts';
import type { Pigment } from '../../paint/palette.ts';
import type { Pen } from '../../paint/pen.ts';
import { drawBothSides, drawLock } from './fur.ts';

export interface Beard {
  readonly pigment: Pigment;
  /** Where its tip hangs, in the units of the face, whose chin is at 0.82. */
  readonly tipY: number;
  /** How far the locks at the sides reach down, as a share of the way to the tip. */
  readonly fullness: number;
  readonly sway?: number;
}

/** A full beard with its moustache, laid over a man's face. */
export function drawBeard(pen: Pen, { pigment, tipY, fullness, sway = 0.1 }: Beard): void {
  const tone = (_: number, y: number) => clamp(0.5 - (0.4 * (y - 0.2)) / (tipY - 0.2));
  for (const [i, [x, y, dx]] of roots.entries()) {
    const share = i / (roots.length - 1);
    for (const side of x === 0 ? [1] : [-1, 1])
      drawLock(pen, {
        root: [x * side, y],
        tip: [(x + dx) * side, lerp(y, tipY, lerp(fullness, 1, share ** 0.8))],
        width: lerp(0.1, 0.29, Math.min(1, share * 2.2)),
        bend: side * sway,
        pigment,
        tone,
      });
  }
  drawMoustache(pen, pigment);
}

/** Both halves, parted below the nose. */
export function drawMoustache(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.cell(outlined('-0.13 0.46!, 0.13 0.46!, 0.09 0.55, 0 0.57, -0.09 0.55'), {
    pigment: 'blush',
    tone: 0.3,
    line: detail,
  });
  drawBothSides(pen, (side) => {
    side.cell(moustache, { pigment, tone: (_, y) => clamp(0.1 + 1.2 * (y - 0.34)), line: inner });
    for (const hair of ['0.06 0.37, 0.22 0.42, 0.34 0.56', '0.08 0.42, 0.2 0.47, 0.3 0.58'])
      side.stroke(traced(hair), detail, { taper: 0.5 });
  });
}

const moustache = outlined('0 0.33!, 0.12 0.31, 0.28 0.36, 0.38 0.5, 0.42 0.7!, 0.3 0.6, 0.18 0.52, 0 0.47!');
const roots = [
  [0.55, -0.08, 0.02],
  [0.48, 0.24, 0.04],
  [0.4, 0.42, 0.0],
  [0.28, 0.54, -0.04],
  [0.14, 0.6, -0.06],
  [0, 0.6, 0],
] as const;
