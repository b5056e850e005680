import { clamp, lerp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';

/** A roof seen from its long side: the half widths of its ridge and of its eaves around x, and where both are. */
export interface Roof {
  readonly x?: number;
  readonly ridge: readonly [half: number, y: number];
  readonly eaves: readonly [half: number, y: number];
  readonly pigment: Pigment;
}

const rowHeight = 0.13;

/** Its slope, hung with rows of shingles that show where they catch the light. */
export function drawShingledRoof(pen: Pen, { x = 0, ridge, eaves, pigment }: Roof): void {
  const { inner, detail } = pen.weight;
  const corners: Point[] = [
    [x - ridge[0], ridge[1]],
    [x + ridge[0], ridge[1]],
    [x + eaves[0], eaves[1]],
    [x - eaves[0], eaves[1]],
  ];
  pen.fill(corners, {
    pigment,
    tone: (px, y) => clamp(0.14 + 0.34 * (px - x + 0.3) + 0.3 * (y - ridge[1])),
    line: inner * 1.2,
  });
  if (!pen.hasDetail) return;
  const rowCount = Math.max(2, Math.round((eaves[1] - ridge[1]) / rowHeight));
  for (let row = 1; row < rowCount; row++) {
    const share = row / rowCount;
    const y = lerp(ridge[1], eaves[1], share);
    const half = lerp(ridge[0], eaves[0], share) - 0.06;
    drawShingles(pen, [x - half, x + half], y, row);
  }
  pen.stroke(
    [
      [x - eaves[0], eaves[1] - 0.05],
      [x + eaves[0], eaves[1] - 0.05],
    ],
    detail * 1.2,
  );
}

/** One row hangs in small bows; every third shingle is left to the eye. */
function drawShingles(pen: Pen, [from, to]: readonly [number, number], y: number, row: number): void {
  const count = Math.max(3, Math.round((to - from) / 0.15));
  const width = (to - from) / count;
  for (let i = 0; i < count; i++) {
    if ((i + row * 2) % 3 === 2) continue;
    const left = from + i * width;
    pen.stroke(
      [
        [left, y - 0.03],
        [left + width * 0.2, y + 0.02],
        [left + width * 0.8, y + 0.02],
        [left + width, y - 0.03],
      ],
      pen.weight.detail,
    );
  }
}
