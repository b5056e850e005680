import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGrip } from '../../parts/arms-and-hands/gripping-hand.ts';

/** The window of a cell: rough stones around it, iron bars from edge to edge, two fists that hold on to them. */
export const prison: Motif = {
  name: 'prison',
  tinted: ['grey'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawWall(pen);
      drawBars(pen);
      for (const isFlipped of [false, true])
        drawGrip(pen.at({ at: [isFlipped ? 0.57 : -0.57, 0.0], scale: 0.36, isFlipped }));
    });
  },
};

function drawWall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [i, stone] of stones.entries()) {
    pen.fill(outlined(stone), {
      pigment: 'grey',
      tone: (x, y) => clamp(0.12 + 0.08 * (i % 3) + 0.2 * x + 0.14 * y),
      line: inner * 1.2,
    });
  }
  for (const crack of [
    '-1.1 -0.9, -0.96 -0.84, -0.92 -0.72',
    '0.96 0.2, 1.06 0.3, 1.02 0.42',
    '-0.3 1.1, -0.2 1.16, -0.06 1.12',
    '0.5 -1.16, 0.6 -1.1',
  ])
    pen.stroke(traced(crack), detail * 1.2, { taper: 0.4 });
  pen.fill(outlined('-0.78 -0.86!, 0.78 -0.86!, 0.78 0.86!, -0.78 0.86!'), { black: 'always', tone: 1 });
}

function drawBars(pen: Pen): void {
  const { inner } = pen.weight;
  for (const y of [-0.36, 0.4])
    pen.fill(outlined(`-0.8 ${y}!, 0.8 ${y}!, 0.8 ${y + 0.12}!, -0.8 ${y + 0.12}!`), {
      pigment: 'steel',
      tone: (_, py) => clamp(0.25 + 3 * (py - y)),
      line: inner,
    });
  for (const x of [-0.56, -0.19, 0.19, 0.56])
    pen.fill(outlined(`${x - 0.085} -0.9!, ${x + 0.085} -0.9!, ${x + 0.085} 0.9!, ${x - 0.085} 0.9!`), {
      pigment: 'steel',
      tone: (px) => clamp(0.08 + 0.8 * smoothstep(x - 0.02, x + 0.085, px)),
      line: inner * 1.1,
    });
  for (const x of [-0.56, -0.19, 0.19, 0.56]) for (const y of [-0.3, 0.46]) pen.dot([x, y], inner);
}

/** Around the window, clockwise from the upper left corner. */
const stones = [
  '-1.3 -1.34!, -0.7 -1.36, -0.46 -1.34!, -0.44 -0.84!, -0.8 -0.84!, -1.3 -0.86!',
  '-0.44 -1.34!, 0.16 -1.38, 0.2 -0.84!, -0.44 -0.84!',
  '0.2 -1.36!, 0.76 -1.34, 0.8 -0.84!, 0.2 -0.84!',
  '0.8 -1.34!, 1.3 -1.32!, 1.32 -0.7!, 0.78 -0.68!, 0.78 -0.86!',
  '0.78 -0.68!, 1.3 -0.7!, 1.34 -0.2, 1.3 -0.02!, 0.78 0!',
  '0.78 0!, 1.32 -0.02!, 1.3 0.56!, 0.78 0.58!',
  '0.78 0.58!, 1.32 0.56!, 1.34 1.0, 1.28 1.34!, 0.62 1.36!, 0.6 0.84!, 0.78 0.84!',
  '-0.06 0.84!, 0.6 0.84!, 0.62 1.36!, 0.2 1.38, -0.04 1.36!',
  '-0.66 0.84!, -0.06 0.84!, -0.04 1.38!, -0.66 1.36!',
  '-1.3 0.66!, -0.78 0.64!, -0.78 0.84!, -0.66 0.84!, -0.66 1.36!, -1.28 1.34!',
  '-1.32 0.1!, -0.78 0.08!, -0.78 0.64!, -1.3 0.66!',
  '-1.3 -0.42!, -0.78 -0.4!, -0.78 0.08!, -1.32 0.1!',
  '-1.3 -0.86!, -0.78 -0.86!, -0.78 -0.4!, -1.3 -0.42!',
];
