import { clamp } from '../../geometry/interval.ts';
import type { Point } from '../../geometry/point.ts';
import { lengthOf } from '../../geometry/point.ts';
import { petal } from '../../geometry/shape.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';

/** Rows of feathers from the long primaries at the back to the coverts in front. */
const rows = [
  { feathers: 9, length: 0.85 },
  { feathers: 8, length: 0.55 },
  { feathers: 6, length: 0.34 },
];
const quill = petal((t) => 0.16 * Math.sin(Math.PI * (t * 0.96 + 0.02) ** 0.6) ** 0.7, 10);

/** A pair of spread wings with room for something between them. */
export const wings: Motif = {
  name: 'wings',
  tinted: ['foam'],
  draw(canvas) {
    for (const isFlipped of [true, false]) canvas.layer(drawLeftWing, { at: { isFlipped }, contour: 0.8 });
  },
};

function drawLeftWing(pen: Pen): void {
  rows.forEach(({ feathers, length }, i) => {
    const row = rows.length - 1 - i;
    for (let k = feathers - 1; k >= 0; k--) {
      const t = k / (feathers - 1);
      const root: Point = [
        -0.12 - 0.05 - 0.75 * t * (0.6 + 0.2 * row),
        -0.35 - 0.25 * Math.sin(t * 2.2) + 0.12 * row,
      ];
      const scale = length * (0.75 + 0.35 * Math.sin(t * 2.6));
      drawQuill(pen.at({ at: root, scale, angleRad: Math.PI / 2 + 0.25 + t * 1.05 }));
    }
  });
}

function drawQuill(pen: Pen): void {
  pen.fill(quill, {
    pigment: 'foam',
    tone: (x, y) => clamp(0.7 - 0.75 * lengthOf(x, y)),
    line: pen.weight.inner,
  });
  pen.stroke(
    [
      [0.1, 0],
      [0.8, 0],
    ],
    pen.weight.detail,
    { taper: 0.4 },
  );
}
