import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** Cotton candy: a cloud of spun sugar on its paper cone. */
export const cottonCandy: Motif = {
  name: 'cotton-candy',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer(drawCone);
    canvas.layer(drawFloss);
  },
};

function drawCone(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.26 0.3!, 0.26 0.3!, 0.04 1.7!, -0.04 1.7!'), {
    pigment: 'foam',
    tone: (x) => clamp(0.1 + 2 * x),
    line: inner * 1.1,
  });
  for (const [from, to] of [
    [0.62, 0.8],
    [0.98, 1.14],
    [1.3, 1.42],
  ] as const) {
    const [a, b] = [0.26 - 0.157 * (from - 0.3), 0.26 - 0.157 * (to - 0.3)];
    pen.fill(
      outlined(`${-a} ${from - 0.06}!, ${a} ${from + 0.04}!, ${b} ${to + 0.04}!, ${-b} ${to - 0.06}!`),
      { pigment: 'petal', tone: (x) => clamp(0.2 + 1.5 * x), line: inner * 0.8 },
    );
  }
}

function drawFloss(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(cloud, {
    pigment: 'blush',
    tone: (x, y) => clamp(0.1 + 0.34 * x + 0.3 * (y + 0.4) + 0.16 * Math.sin(5 * x) * Math.cos(5 * y)),
    line: inner * 1.2,
  });
  for (const puff of [
    '-0.84 0.2, -0.9 -0.16, -0.6 -0.36, -0.3 -0.22, -0.26 0.06',
    '-0.1 0.4, -0.2 0.06, 0.06 -0.18, 0.42 -0.14, 0.54 0.16',
    '-0.4 -0.44, -0.5 -0.8, -0.22 -1.06, 0.16 -0.98, 0.26 -0.66',
    '0.36 -0.3, 0.34 -0.6, 0.58 -0.82, 0.86 -0.66, 0.88 -0.36',
    '0.62 0.22, 0.66 -0.02, 0.84 -0.1',
  ])
    pen.stroke(traced(puff), inner * 1.4, { taper: 0.4 });
  for (const strand of [
    '-0.7 -0.06, -0.54 -0.2, -0.36 -0.14',
    '-0.62 0.1, -0.44 0.0, -0.34 0.06',
    '-0.24 -0.7, -0.1 -0.88, 0.08 -0.8',
    '-0.16 -0.5, 0.0 -0.64, 0.14 -0.6',
    '0.08 0.1, 0.24 -0.04, 0.42 0.02',
    '0.14 0.26, 0.28 0.16, 0.4 0.2',
    '0.5 -0.6, 0.64 -0.72, 0.74 -0.6',
    '-0.9 -0.5, -0.76 -0.6',
    '0.76 0.16, 0.86 0.0',
  ])
    pen.stroke(traced(strand), detail * 1.4, { taper: 0.4 });
}

const cloud = outlined(
  '-0.2 0.46, -0.56 0.44, -0.8 0.24, -1.04 0.06, -1.0 -0.28, -1.04 -0.56, -0.8 -0.76, -0.7 -1.04, -0.4 -1.1, -0.16 -1.32, 0.14 -1.26, 0.4 -1.3, 0.6 -1.08, 0.86 -0.98, 0.92 -0.68, 1.08 -0.4, 0.96 -0.12, 0.94 0.16, 0.68 0.28, 0.5 0.46, 0.16 0.44',
);
