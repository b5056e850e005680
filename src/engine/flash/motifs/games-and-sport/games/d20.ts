import type { Point } from '../../../geometry/point.ts';
import { regularPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A die of twenty faces that shows its twenty. */
export const d20: Motif = {
  name: 'd20',
  tinted: ['violet'],
  draw: (canvas) => canvas.layer(drawDie),
};

const rim = regularPolygon([0, 0], 1.1, 6);
const front = regularPolygon([0, 0.02], 0.64, 3);

/** The corners of each face, on the rim and of the one in front, and how dark it is. */
const faces: readonly (readonly [rim: readonly number[], front: readonly number[], tone: number])[] = [
  [[5, 0], [0], 0.05],
  [[0, 1], [0], 0.25],
  [[5], [0, 2], 0.15],
  [[1], [1, 0], 0.45],
  [[4, 5], [2], 0.3],
  [[1, 2], [1], 0.65],
  [[3, 4], [2], 0.55],
  [[2, 3], [1], 0.9],
  [[3], [2, 1], 0.7],
  [[], [0, 1, 2], 0.08],
];

function drawDie(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const corners = (points: readonly Point[], picked: readonly number[]) =>
    points.filter((_, i) => picked.includes(i));
  for (const [outer, within, tone] of faces)
    pen.fill([...inOrder(corners(rim, outer), outer), ...corners(front, within)], {
      pigment: 'violet',
      tone,
      line: inner * 1.1,
    });
  const number = { pigment: 'foam', tone: 0, line: inner } as const;
  pen.fill(
    outlined(
      '-0.28 -0.02!, -0.26 -0.16, -0.14 -0.22, -0.03 -0.14, -0.04 0.0, -0.16 0.14!, -0.02 0.14!, -0.02 0.24!, -0.3 0.24!, -0.3 0.15!, -0.14 -0.02, -0.14 -0.11, -0.19 -0.09, -0.19 -0.02!',
    ),
    number,
  );
  pen.fill(
    [
      outlined('0.04 0.01, 0.07 -0.18, 0.17 -0.22, 0.27 -0.18, 0.3 0.01, 0.27 0.2, 0.17 0.25, 0.07 0.2'),
      outlined('0.13 0.01, 0.145 -0.1, 0.17 -0.13, 0.195 -0.1, 0.21 0.01, 0.195 0.12, 0.17 0.15, 0.145 0.12'),
    ],
    { ...number, rule: 'evenodd' },
  );
  pen.stroke(traced('-0.8 -0.34, -0.3 -0.62'), detail * 1.8, { isErasing: true, taper: 0.4 });
}

/** The two corners that share the last place with the first are kept in turn. */
function inOrder(points: readonly Point[], picked: readonly number[]): readonly Point[] {
  return picked[0] !== undefined && picked[1] !== undefined && picked[0] > picked[1]
    ? points.toReversed()
    : points;
}
