import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawBothSides } from '../any-beast/fur.ts';

/** Behind the head, straight, down to the breast. */
export function drawStraightHair(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -1.02, 0.42 -0.94, 0.7 -0.56, 0.74 0.1, 0.84 0.8, 0.9 1.5!, 0.7 1.42, 0.54 1.56!, 0.4 1.3, 0 1.2',
    ),
    {
      pigment,
      black: pigment === 'dark' ? 'uncolored' : undefined,
      tone: (x) => clamp(0.9 - 0.5 * Math.abs(x)),
      line: inner * 1.1,
    },
  );
  drawBothSides(pen, (side) => {
    for (const hair of [
      '0.66 0.0, 0.68 0.7, 0.78 1.36',
      '0.58 0.3, 0.58 0.9, 0.66 1.36',
      '0.5 0.6, 0.48 1.0, 0.54 1.4',
    ])
      side.stroke(traced(hair), detail * 1.2, { isErasing: pigment === 'dark', taper: 0.4 });
  });
}

/** The same hair before the head, parted in the middle. */
export function drawStraightParting(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) => {
    side.fill(
      outlined(
        '0 -1.04!, 0.38 -0.98, 0.66 -0.7, 0.74 -0.2, 0.72 0.3, 0.76 0.9!, 0.62 0.6, 0.55 0.1, 0.48 -0.2, 0.34 -0.46, 0 -0.66!',
      ),
      {
        pigment,
        black: pigment === 'dark' ? 'uncolored' : undefined,
        tone: (x, y) => clamp(0.1 + 0.5 * smoothstep(0.4, 0.76, x) + 0.3 * y),
        line: inner,
      },
    );
    for (const hair of [
      '0.05 -0.74, 0.36 -0.58, 0.54 -0.24, 0.62 0.4',
      '0.06 -0.86, 0.44 -0.7, 0.64 -0.26, 0.68 0.4',
    ])
      side.stroke(traced(hair), detail * 1.2, { isErasing: pigment === 'dark', taper: 0.5 });
  });
}
