import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** An old door of boards under an arch of stone: long iron hinges, a ring to pull it by. */
export const door: Motif = {
  name: 'door',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawArch(pen);
      drawBoards(pen);
      drawIron(pen);
    });
  },
};

function drawArch(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -1.16, 0.36 -1.08, 0.64 -0.84, 0.76 -0.5, 0.76 0.94!, 0 0.94!'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.1 + 0.4 * x + 0.2 * y),
    line: inner * 1.2,
  });
  for (const joint of [
    '-0.1 -1.15, -0.08 -0.98',
    '0.1 -1.15, 0.08 -0.98',
    '-0.42 -1.05, -0.3 -0.9',
    '0.42 -1.05, 0.3 -0.9',
    '-0.66 -0.82, -0.5 -0.72',
    '0.66 -0.82, 0.5 -0.72',
  ])
    pen.stroke(traced(joint), inner);
  for (const y of [-0.44, -0.12, 0.22, 0.58]) {
    pen.stroke(traced(`-0.76 ${y}, -0.58 ${y}`), inner);
    pen.stroke(traced(`0.58 ${y + 0.06}, 0.76 ${y + 0.06}`), inner);
  }
  pen.fill(outlined('-0.86 0.92!, 0.86 0.92!, 0.9 1.08!, -0.9 1.08!'), {
    pigment: 'grey',
    tone: 0.4,
    line: inner * 1.1,
  });
}

function drawBoards(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.98, 0.28 -0.91, 0.48 -0.72, 0.58 -0.46, 0.58 0.93!, 0 0.93!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.45 * clamp(x) + 0.5 * clamp(-0.6 - y) + 0.15 * clamp(y)),
    line: inner * 1.2,
  });
  for (const [x, top] of [
    [-0.35, -0.86],
    [-0.12, -0.96],
    [0.12, -0.96],
    [0.35, -0.86],
  ] as const)
    pen.stroke(traced(`${x} ${top}, ${x} 0.92`), inner);
  for (const grain of [
    '-0.46 -0.1, -0.45 0.2',
    '-0.24 0.5, -0.22 0.8',
    '0.01 -0.5, 0 -0.16',
    '0.24 0.3, 0.22 0.6',
    '0.46 -0.5, 0.47 -0.2',
    '0.02 0.7, 0.03 0.86',
  ])
    pen.stroke(traced(grain), detail * 1.4, { taper: 0.4 });
}

function drawIron(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const y of [-0.44, 0.52]) {
    pen.fill(
      outlined(
        `-0.6 ${y - 0.06}!, 0.1 ${y - 0.04}!, 0.16 ${y - 0.14}, 0.34 ${y}!, 0.16 ${y + 0.14}, 0.1 ${y + 0.04}!, -0.6 ${y + 0.06}!`,
      ),
      { pigment: 'dark', tone: 0.5, line: inner },
    );
    for (const x of [-0.5, -0.24, 0.02])
      pen.fill(circle([x, y], 0.025, 12), { pigment: 'steel', tone: 0, line: detail });
  }
  pen.fill(circle([0.4, 0.02], 0.07, 20), { pigment: 'gold', tone: 0.2, line: inner });
  pen.fill([circle([0.4, 0.14], 0.13, 30), circle([0.4, 0.14], 0.075, 24)], {
    pigment: 'gold',
    tone: 0.15,
    line: inner,
    rule: 'evenodd',
  });
}
