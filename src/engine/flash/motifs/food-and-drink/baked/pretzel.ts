import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ribbon } from '../../../geometry/ribbon.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A soft pretzel, its arms crossed, with grains of salt. */
export const pretzel: Motif = {
  name: 'pretzel',
  tinted: ['ember'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      for (const [from, to] of pieces) drawDough(pen, from, to);
      drawSalt(pen);
    }),
};

const stepCount = 10;
const rope = ribbon(
  traced(
    '-0.66 0.88, -0.44 0.56, -0.18 0.24, 0.02 -0.1, 0.22 -0.5, 0.46 -0.78, 0.78 -0.86, 1.08 -0.62, 1.2 -0.16, 1.06 0.36, 0.66 0.78, 0 0.96, -0.66 0.78, -1.06 0.36, -1.2 -0.16, -1.08 -0.62, -0.78 -0.86, -0.46 -0.78, -0.22 -0.5, -0.02 -0.1, 0.18 0.24, 0.44 0.56, 0.66 0.88',
    stepCount,
  ),
  // Thickest at the bottom, thinner where the arms cross, rounded at the ends.
  (share) =>
    Math.min(
      0.16 + 0.07 * Math.sin(Math.PI * share) ** 4,
      0.9 * Math.sqrt(0.0006 + Math.min(share, 1 - share)),
    ),
);
/** From back to front, as parts of the rope counted in knots: the bow, then either arm. */
const pieces = [
  [6, 16],
  [0, 6],
  [16, 22],
] as const;

/** The edges alone are lined: where a piece goes on as another it stays open. */
function drawDough(pen: Pen, from: number, to: number): void {
  const part = (edge: readonly Point[]) => edge.slice(from * stepCount, to * stepCount + 1);
  const [left, right] = [part(rope.left), part(rope.right)];
  pen.fill([...left, ...right.toReversed()], {
    pigment: 'ember',
    tone: (x, y) => clamp(0.25 + 0.28 * x + 0.3 * y),
  });
  const { inner } = pen.weight;
  for (const edge of [left, right]) pen.stroke(edge, inner * 1.4);
}

function drawSalt(pen: Pen): void {
  const { inner } = pen.weight;
  drawGleams(
    pen,
    ['-1.12 -0.4, -1.16 -0.1, -1.06 0.22', '-0.3 0.86, 0.1 0.86', '0.6 -0.84, 0.8 -0.84, 0.98 -0.68'],
    inner * 1.8,
  );
  for (const [x, y, angleRad] of grains)
    pen.at({ at: [x, y], angleRad }).fill(
      [
        [-0.05, -0.045],
        [0.05, -0.045],
        [0.05, 0.045],
        [-0.05, 0.045],
      ],
      { pigment: 'foam', tone: 0, line: inner * 0.8 },
    );
}

const grains = [
  [-0.9, -0.74, 0.3],
  [-1.1, 0.12, 0.8],
  [-0.84, 0.56, 0.2],
  [-0.5, 0.82, 0.6],
  [0.1, 0.98, 0.4],
  [0.9, 0.5, 0.9],
  [1.16, 0.02, 0.3],
  [1.06, -0.48, 0.7],
  [0.66, -0.8, 0.1],
  [-0.2, -0.5, 0.5],
  [0.22, -0.52, 0.9],
  [0.04, 0.1, 0.2],
  [0.34, 0.46, 0.7],
  [-0.36, 0.5, 0.3],
] as const;
