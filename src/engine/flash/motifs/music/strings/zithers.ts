import { clamp, lerp, steps } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A guqin: seven strings over lacquer, thirteen dots of shell, two tassels. */
export const guqin: Motif = {
  name: 'guqin',
  tinted: ['dark', 'wood'],
  draw: (canvas) =>
    canvas.layer(
      (pen) => {
        const board = pen.at({ angleRad: -0.42 });
        drawTassels(board);
        drawBoard(
          board,
          'ember',
          '1.5 -0.2!, 1.4 -0.14, 0.96 -0.3, 0.6 -0.28, -0.5 -0.24, -0.7 -0.14, -1.0 -0.22, -1.5 -0.22!, -1.58 0.0, -1.5 0.24!, -1.0 0.24, -0.7 0.16, -0.5 0.26, 0.6 0.32, 0.96 0.34, 1.4 0.2, 1.5 0.26!',
        );
        for (const share of steps(12, 0.1, 0.9))
          board.dot(
            [lerp(-1.3, 1.1, share), 0.24 - 0.02 * Math.abs(share - 0.5)],
            board.weight.inner * 1.5,
            1,
          );
        for (const share of steps(12, 0.1, 0.9))
          board.dot(
            [lerp(-1.3, 1.1, share), 0.24 - 0.02 * Math.abs(share - 0.5)],
            board.weight.inner * 0.8,
            0,
          );
        drawStrings(board, 7, 0.16);
      },
      { silhouette: 'fills-and-lines' },
    ),
};

/** A guzheng, or a koto: many strings, each on a bridge of its own. */
export const guzheng: Motif = {
  name: 'guzheng',
  tinted: ['wood', 'gold'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const board = pen.at({ angleRad: -0.42 });
      drawBoard(
        board,
        'gold',
        '-1.6 -0.36!, -1.2 -0.42, 0 -0.46, 1.2 -0.42, 1.6 -0.34!, 1.6 0.4!, 1.2 0.44, 0 0.46, -1.2 0.44, -1.6 0.4!',
      );
      drawStrings(board, 11, 0.34);
      for (const share of steps(10)) drawBridge(board, [lerp(-0.84, 0.9, share), lerp(0.34, -0.34, share)]);
    }),
};

function drawBoard(pen: Pen, belly: 'ember' | 'gold', shape: string): void {
  const { inner, detail } = pen.weight;
  const top = outlined(shape);
  pen.fill(
    top.map(([x, y]): Point => [x + 0.05, y + 0.13]),
    { pigment: 'wood', tone: 0.8, line: inner * 1.3 },
  );
  pen.fill(top, {
    pigment: belly,
    tone: (x, y) => clamp(0.12 + 0.5 * (y + 0.2) + 0.12 * x),
    line: inner * 1.3,
  });
  for (const grain of ['-1.3 -0.14, -0.4 -0.18, 0.4 -0.12', '-0.2 0.2, 0.5 0.22, 1.0 0.18'])
    pen.stroke(traced(grain), detail, { taper: 0.4 });
  for (const x of [-1.34, 1.24])
    pen.fill(outlined(`${x - 0.05} -0.28!, ${x + 0.05} -0.28!, ${x + 0.05} 0.3!, ${x - 0.05} 0.3!`), {
      pigment: 'dark',
      tone: 0.4,
      line: inner,
    });
}

function drawStrings(pen: Pen, count: number, half: number): void {
  for (const share of steps(count - 1, -half, half))
    pen.stroke(
      [
        [-1.52, share * 0.9],
        [1.46, share],
      ],
      pen.weight.detail * 0.9,
    );
}

/** A little arch like a wild goose's foot. */
function drawBridge(pen: Pen, [x, y]: Point): void {
  pen.fill(
    outlined(
      `${x} ${y - 0.13}!, ${x + 0.05} ${y - 0.02}, ${x + 0.1} ${y + 0.06}!, ${x + 0.03} ${y + 0.05}, ${x} ${y - 0.01}, ${x - 0.03} ${y + 0.05}, ${x - 0.1} ${y + 0.06}!, ${x - 0.05} ${y - 0.02}`,
    ),
    {
      pigment: 'foam',
      tone: (px) => clamp(0.1 + 4 * (px - x)),
      line: pen.weight.inner,
    },
  );
}

function drawTassels(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [x, length] of [
    [1.3, 0.5],
    [1.12, 0.4],
  ] as const) {
    const tassel = pen.at({ at: [x, 0.36], angleRad: 0.42 });
    tassel.stroke(
      [
        [0, -0.1],
        [0, 0.12],
      ],
      inner * 1.4,
    );
    tassel.fill(outlined(`-0.05 0.1!, 0.05 0.1!, 0.1 ${length}!, -0.1 ${length}!`), {
      pigment: 'petal',
      tone: (px) => clamp(0.2 + 3 * px),
      line: inner,
    });
    for (const px of [-0.03, 0.03])
      tassel.stroke(
        [
          [px * 0.6, 0.16],
          [px * 2, length - 0.04],
        ],
        detail,
      );
  }
}
