import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A round tower of stone: a pointed roof with its pennant, windows, a door, ivy. */
export const tower: Motif = {
  name: 'tower',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPennant(pen);
      drawWalls(pen);
      drawRoof(pen);
      drawGround(pen);
    });
  },
};

function drawWalls(pen: Pen): void {
  const { inner, detail } = pen.weight;
  const round = (x: number) =>
    clamp(0.12 + 0.75 * smoothstep(-0.1, 0.45, x) + 0.25 * smoothstep(-0.3, -0.45, x));
  pen.fill(symmetric('0 -0.5!, 0.36 -0.5!, 0.38 0.6, 0.46 1.3!, 0 1.4'), {
    pigment: 'grey',
    tone: round,
    line: inner * 1.2,
  });
  for (const [row, y] of courses.entries()) {
    const half = 0.37 + 0.07 * smoothstep(0.6, 1.3, y);
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.05}, ${half} ${y}`), detail * 1.1);
    for (const x of row % 2 === 0 ? [-0.26, -0.06, 0.18] : [-0.16, 0.06, 0.28])
      pen.stroke(traced(`${x} ${y + 0.045}, ${x} ${y + 0.19}`), detail);
  }
  pen.fill(symmetric('0 -0.86!, 0.46 -0.88!, 0.46 -0.56!, 0.38 -0.44!, 0 -0.4'), {
    pigment: 'grey',
    tone: round,
    line: inner * 1.1,
  });
  for (const x of [-0.3, -0.1, 0.1, 0.3])
    pen.fill(
      outlined(`${x - 0.06} -0.56!, ${x - 0.06} -0.72, ${x} -0.79, ${x + 0.06} -0.72, ${x + 0.06} -0.56!`),
      {
        black: 'always',
        tone: 1,
      },
    );
  pen.fill(symmetric('0 0.9!, 0.12 0.96, 0.17 1.12, 0.17 1.38!, 0 1.4'), {
    pigment: 'wood',
    tone: 0.5,
    line: inner * 1.2,
  });
  for (const x of [-0.06, 0.06]) pen.stroke(traced(`${x} 0.98, ${x} 1.38`), detail);
  pen.dot([0.1, 1.2], inner);
  for (const [x, y] of [
    [-0.1, -0.12],
    [0.12, 0.36],
  ] as const) {
    const window = pen.at({ at: [x, y] });
    window.fill(symmetric('0 -0.15!, 0.075 -0.1, 0.1 0, 0.1 0.2!, 0 0.2!'), {
      pigment: 'cloud',
      tone: 0.1,
      line: inner,
    });
    window.fill(symmetric('0 -0.09!, 0.04 -0.05, 0.055 0, 0.055 0.16!, 0 0.16!'), {
      black: 'always',
      tone: 1,
    });
  }
}

function drawRoof(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.9!, 0.1 -1.66, 0.32 -1.2, 0.62 -0.86!, 0.3 -0.8, 0 -0.78'), {
    pigment: 'petal',
    tone: (x) => clamp(0.12 + 0.8 * smoothstep(-0.1, 0.4, x)),
    line: inner * 1.2,
  });
  for (const [y, half] of [
    [-1.5, 0.16],
    [-1.3, 0.26],
    [-1.1, 0.39],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.07}, ${half} ${y}`), detail * 1.2);
  for (const line of [
    '-0.06 -1.44, -0.08 -1.26',
    '0.08 -1.44, 0.12 -1.26',
    '-0.18 -1.24, -0.24 -1.06',
    '0 -1.22, 0 -1.04',
    '0.18 -1.24, 0.24 -1.06',
  ])
    pen.stroke(traced(line), detail);
  for (const x of [-0.4, -0.2, 0, 0.2, 0.4]) pen.stroke(traced(`${x * 0.8} -1.03, ${x} -0.84`), detail);
}

function drawPennant(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 -1.86, 0 -2.4'), inner * 1.4);
  pen.fill(outlined('0.01 -2.4!, 0.2 -2.42, 0.36 -2.3, 0.6 -2.28!, 0.4 -2.16, 0.2 -2.2, 0.01 -2.14!'), {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
  });
  pen.stroke(traced('0.1 -2.3, 0.2 -2.32, 0.3 -2.25'), detail, { taper: 0.4 });
}

function drawGround(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.9 1.52!, -0.6 1.36, -0.3 1.36, -0.17 1.4, 0 1.36, 0.17 1.4, 0.34 1.34, 0.66 1.38, 0.94 1.54!, 0.4 1.62, -0.4 1.62',
    ),
    {
      pigment: 'leaf',
      tone: (_, y) => clamp(0.1 + 2.4 * (y - 1.36)),
      line: inner * 1.1,
    },
  );
  for (const blade of [
    '-0.6 1.5, -0.58 1.42',
    '-0.3 1.52, -0.27 1.44',
    '0.36 1.5, 0.4 1.42',
    '0.6 1.54, 0.64 1.46',
  ])
    pen.stroke(traced(blade), detail);
}

const courses = [-0.28, -0.08, 0.12, 0.32, 0.52, 0.72, 0.92, 1.12];
