import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { petal } from '../../../geometry/shape.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Rows of petals from the back to the front; their directions are radians from straight up. */
const rows = [
  { length: 0.98, width: 0.3, directions: [-1.32, 1.32, -1, 1, -0.66, 0.66, -0.33, 0.33, 0] },
  { length: 0.8, width: 0.3, directions: [-1.12, 1.12, -0.72, 0.72, -0.36, 0.36, 0] },
  { length: 0.6, width: 0.34, directions: [-0.98, 0.98, -0.5, 0.5, 0] },
];

export const lotus: Motif = {
  name: 'lotus',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(drawLotus);
  },
};

/** A lotus seen from the side, opened over the point (0, 0.42). */
export function drawLotus(pen: Pen): void {
  rows.forEach(({ length, width, directions }, row) => {
    for (const direction of directions) {
      const base: Point = [Math.sin(direction) * 0.12, 0.42 - row * 0.02];
      const scale = length * (1 - 0.1 * Math.abs(direction));
      drawPetal(pen.at({ at: base, scale, angleRad: direction - Math.PI / 2 }), width);
    }
  });
}

function drawPetal(pen: Pen, width: number): void {
  const outline = petal((t) => width * Math.sin(Math.PI * t ** 0.85) * 0.62 * (1 - 0.1 * t), 15);
  pen.fill(outline, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.95 - 1.35 * lengthOf(x, y), 0, 0.9),
    line: pen.weight.inner,
  });
  if (!pen.hasDetail) return;
  for (const side of [-0.09, 0, 0.09]) {
    const vein: Point[] = [
      [0.25, side * 0.6],
      [0.5, side],
      [0.8, side * 0.55],
    ];
    pen.stroke(vein, pen.weight.detail * 0.75, { taper: 0.6 });
  }
}
