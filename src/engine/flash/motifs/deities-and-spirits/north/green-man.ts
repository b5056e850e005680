import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';
import { drawManFace } from '../../parts/faces-and-hair/man-face.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** The Green Man: a face of leaves, sprigs growing from the corners of his mouth. */
export const greenMan: Motif = {
  name: 'green-man',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (const row of rows) drawBothSides(pen, (side) => drawRow(side, row));
      drawManFace(pen, { skin: 'leafLight', mood: 'stern', cast: 'aged' });
      for (const row of overFace) drawBothSides(pen, (side) => drawRow(side, row));
      drawBothSides(pen, drawSprig);
      drawLeaf(pen.at({ at: [0, -0.42], angleRad: -Math.PI / 2, scale: 0.62 }), {
        bend: 0,
        width: 0.5,
        teeth: 0.2,
      });
    });
  },
};

/** Leaves side by side: where each starts, its length, and where it points. */
type Row = readonly (readonly [x: number, y: number, scale: number, angleRad: number])[];

function drawRow(side: Pen, row: Row): void {
  for (const [x, y, scale, angleRad] of row)
    drawLeaf(side.at({ at: [x, y], scale, angleRad }), { width: 0.5, bend: 0.12, teeth: 0.24 });
}

/** Out of his mouth, curling upwards. */
function drawSprig(side: Pen): void {
  const { inner } = side.weight;
  side.fill(
    outlined('0.16 0.46!, 0.4 0.58, 0.66 0.5, 0.8 0.3, 0.84 0.32, 0.72 0.58, 0.42 0.68, 0.16 0.54!'),
    {
      pigment: 'wood',
      tone: (x) => clamp(0.2 + 0.4 * x),
      line: inner,
    },
  );
  side.stroke(traced('0.2 0.5, 0.44 0.62, 0.7 0.52'), side.weight.detail, { taper: 0.4 });
  for (const [x, y, scale, angleRad] of [
    [0.46, 0.6, 0.34, 1.1],
    [0.62, 0.52, 0.32, -0.9],
    [0.8, 0.32, 0.4, -0.8],
    [0.76, 0.42, 0.36, 0.5],
  ] as const)
    drawLeaf(side.at({ at: [x, y], scale, angleRad }), { width: 0.46, teeth: 0.1 });
}

/** Behind the face, from the outermost: mane and beard. */
const rows: readonly Row[] = [
  [
    [0.06, -0.8, 0.86, -1.5],
    [0.34, -0.7, 0.86, -1.1],
    [0.5, -0.5, 0.86, -0.74],
    [0.56, -0.26, 0.86, -0.36],
    [0.58, 0.0, 0.84, 0.0],
    [0.56, 0.26, 0.84, 0.34],
    [0.48, 0.5, 0.86, 0.7],
    [0.34, 0.68, 0.9, 1.04],
    [0.14, 0.78, 0.96, 1.36],
  ],
  [
    [0.2, -0.7, 0.66, -1.3],
    [0.42, -0.56, 0.66, -0.9],
    [0.52, -0.36, 0.64, -0.5],
    [0.54, -0.1, 0.6, -0.14],
    [0.54, 0.18, 0.6, 0.2],
    [0.46, 0.4, 0.62, 0.56],
    [0.34, 0.6, 0.66, 0.92],
    [0.1, 0.7, 0.74, 1.4],
  ],
];
/** Brows, cheeks and beard. */
const overFace: readonly Row[] = [
  [
    [0.12, -0.3, 0.5, -0.5],
    [0.4, -0.56, 0.44, -1.0],
    [0.3, 0.1, 0.36, 0.5],
    [0.44, 0.3, 0.4, 0.7],
    [0.34, 0.56, 0.42, 1.0],
    [0.04, 0.6, 0.46, 1.4],
  ],
];
