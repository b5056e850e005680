import type { Pen } from '../../../paint/pen.ts';

/** Slanting rain below a cloud, from -0.9 to 0.9 across and `top` to 1.3 down. */
export function drawRain(pen: Pen, top: number): void {
  for (let column = 0; column < 8; column++)
    for (let row = 0; row < 3; row++) {
      const x = -0.84 + 0.24 * column + (row % 2) * 0.12;
      const y = top + 0.36 * row + 0.1 * ((column * 2) % 3);
      pen.stroke(
        [
          [x, y],
          [x - 0.035, y + 0.11],
          [x - 0.07, y + 0.22],
        ],
        pen.weight.inner,
        { taper: 0.4 },
      );
    }
}
