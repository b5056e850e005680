import { blob, spline } from '../../../geometry/curve.ts';
import { clamp, smoothstep } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn, lengthOf } from '../../../geometry/point.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

export const heart: Motif = {
  name: 'heart',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer(drawHeart);
  },
};

/**
 * The well-known parametric heart curve (16 sin³t, 13 cos t − 5 cos 2t − …), about 1.9 wide.
 * @param t from the cleft (0) over the right lobe to the tip (π) and back to the cleft (2π)
 */
export function heartAt(t: number): Point {
  const x = 16 * Math.sin(t) ** 3;
  const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
  return [x / 17, -y / 17 - 0.08];
}

export function heartOutline(): Point[] {
  return Array.from({ length: 80 }, (_, i) => heartAt((i / 80) * fullTurn));
}

/** Lit from the upper left. */
export function heartShade(x: number, y: number): number {
  const below = 0.9 * smoothstep(0.2, 1.05, x * 0.7 + y * 0.9 + 0.12);
  return clamp(below + 0.35 * smoothstep(0.55, 0.9, lengthOf(x, y)));
}

export function drawHeart(pen: Pen): void {
  pen.fill(heartOutline(), {
    pigment: 'petal',
    tone: heartShade,
    line: pen.weight.contour * 0.85,
  });
  if (pen.isColored) pen.fill(blob(gleam, 6), { pigment: 'petalLight', tone: 0 });
  else
    pen.stroke(
      spline(
        [
          [-0.72, -0.35],
          [-0.66, -0.58],
          [-0.45, -0.68],
        ],
        8,
      ),
      pen.weight.inner,
      { taper: 0.4 },
    );
}

const gleam: readonly Point[] = [
  [-0.74, -0.3],
  [-0.7, -0.56],
  [-0.46, -0.68],
  [-0.36, -0.6],
  [-0.56, -0.5],
  [-0.64, -0.3],
];
