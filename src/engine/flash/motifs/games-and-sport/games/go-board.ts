import { clamp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A go board on its feet, black and white stones in the middle of a game. */
export const goBoard: Motif = {
  name: 'go-board',
  tinted: ['gold', 'wood'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawBoard(pen);
      for (const [column, row, isBlack] of game) drawStone(pen, onBoard(column / 8, row / 8), isBlack);
    }),
};

/** A crossing of the lines, each share from 0 to 1; the board is seen from a corner. */
function onBoard(u: number, v: number): Point {
  return [(u - v) * 1.24, (u + v - 1) * 0.62 - 0.2];
}

function drawBoard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const [left, front, right, back] = [
    onBoard(-0.1, 1.1),
    onBoard(1.1, 1.1),
    onBoard(1.1, -0.1),
    onBoard(-0.1, -0.1),
  ];
  for (const [x, y] of [
    [-1.0, 0.36],
    [1.0, 0.36],
    [0, 0.96],
  ] as const)
    pen.fill(
      outlined(
        `${x - 0.16} ${y - 0.2}!, ${x + 0.16} ${y - 0.2}!, ${x + 0.18} ${y}, ${x + 0.1} ${y + 0.16}, ${x - 0.1} ${y + 0.16}, ${x - 0.18} ${y}`,
      ),
      {
        pigment: 'wood',
        tone: (px) => clamp(0.3 + 2 * (px - x)),
        line: inner,
      },
    );
  const down = (point: Point): Point => [point[0], point[1] + 0.36];
  pen.fill([left, front, down(front), down(left)], { pigment: 'wood', tone: 0.25, line: inner * 1.3 });
  pen.fill([front, right, down(right), down(front)], { pigment: 'wood', tone: 0.65, line: inner * 1.3 });
  for (const grain of ['-1.2 0.2, -0.7 0.46, -0.2 0.68', '-1.3 0.02, -0.9 0.26, -0.5 0.44'])
    pen.stroke(traced(grain), detail * 1.3, { taper: 0.3 });
  pen.fill([left, front, right, back], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.05 + 0.2 * (x + 0.5) + 0.2 * (y + 0.2)),
    line: inner * 1.3,
  });
  for (const share of steps(8)) {
    pen.stroke([onBoard(share, 0), onBoard(share, 1)], detail * 1.2);
    pen.stroke([onBoard(0, share), onBoard(1, share)], detail * 1.2);
  }
}

/** A lens of slate or of clamshell. */
function drawStone(pen: Pen, [x, y]: Point, isBlack: boolean): void {
  const { inner, detail } = pen.weight;
  pen.fill(ellipse([x + 0.02, y + 0.02], 0.145, 0.085, 30), { black: 'always', tone: 1 });
  pen.fill(ellipse([x, y - 0.03], 0.14, 0.085, 30), {
    pigment: isBlack ? 'dark' : 'foam',
    black: isBlack ? 'always' : undefined,
    tone: isBlack ? 1 : (px, py) => clamp(1.6 * (px - x) + 3 * (py - y)),
    line: inner,
  });
  if (isBlack)
    pen.stroke(
      traced(`${x - 0.08} ${y - 0.05}, ${x - 0.03} ${y - 0.08}, ${x + 0.03} ${y - 0.085}`),
      detail * 1.4,
      { isErasing: true, taper: 0.3 },
    );
}

/** Column, row, and whether black played it; from the back to the front. */
const game = [
  [2, 2, true],
  [4, 1, false],
  [2, 4, false],
  [6, 2, true],
  [4, 3, true],
  [3, 4, true],
  [4, 4, false],
  [5, 4, true],
  [2, 6, false],
  [4, 5, true],
  [6, 5, false],
  [6, 6, true],
  [5, 7, false],
].map(([column, row, isBlack]) => [Number(column), Number(row), Boolean(isBlack)] as const);
