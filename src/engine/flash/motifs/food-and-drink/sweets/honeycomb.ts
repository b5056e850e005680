import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { regularPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A piece of honeycomb, some of its cells full, that drips. */
export const honeycomb: Motif = {
  name: 'honeycomb',
  tinted: ['gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawDrips(pen);
      for (const [column, row, isFull] of cells) drawCell(pen, [column * pitch, row * pitch * 0.866], isFull);
    }),
};

const pitch = 0.66;
const radius = pitch / Math.sqrt(3);

function drawCell(pen: Pen, [x, y]: Point, isFull: boolean): void {
  const { inner } = pen.weight;
  pen.fill(regularPolygon([x, y], radius * 1.03, 6), {
    pigment: 'gold',
    tone: (px, py) => clamp(0.12 + 0.22 * px + 0.22 * py),
    line: inner * 1.4,
  });
  pen.fill(regularPolygon([x, y], radius * 0.72, 6), {
    pigment: isFull ? 'ember' : 'wood',
    tone: (px, py) => clamp((isFull ? 0.12 : 0.4) + 0.8 * (isFull ? px - x + py - y : x - px + y - py)),
    line: inner * 1.1,
  });
  if (isFull)
    pen.stroke(
      traced(`${x - 0.17} ${y + 0.04}, ${x - 0.16} ${y - 0.1}, ${x - 0.04} ${y - 0.18}`),
      inner * 1.6,
      {
        isErasing: true,
        taper: 0.4,
      },
    );
}

function drawDrips(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.84 0.5!, 0.86 0.3!, 0.9 0.8, 0.84 1.0, 0.76 0.84, 0.66 0.78, 0.58 0.94, 0.5 1.16, 0.4 0.98, 0.3 0.9, 0.18 1.04, 0.16 1.46, 0.04 1.66, -0.08 1.46, -0.1 1.1, -0.24 0.96, -0.36 1.08, -0.42 1.26, -0.52 1.2, -0.56 0.96, -0.74 0.86',
    ),
    { pigment: 'ember', tone: (x, y) => clamp(0.1 + 0.4 * x + 0.2 * (y - 0.8)), line: inner * 1.5 },
  );
  drawGleams(pen, ['-0.02 1.2, 0.0 1.48', '-0.48 1.0, -0.48 1.12'], inner * 1.6);
}

/** Column and row from the middle, and whether it holds honey. */
const cells = [
  [-0.5, -1, true],
  [0.5, -1, false],
  [1, -2, true],
  [-1, 0, false],
  [0, 0, true],
  [1, 0, true],
  [-0.5, 1, true],
  [0.5, 1, false],
  [-1, -2, false],
  [0, -2, true],
] as const;
