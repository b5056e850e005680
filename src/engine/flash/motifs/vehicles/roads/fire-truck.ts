import { clamp, steps } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A fire engine heading right, its ladder on top. */
export const fireTruck: Motif = {
  name: 'fire-truck',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawLadder(pen);
      drawBody(pen);
      drawLockers(pen);
      for (const x of [-0.9, 1.0]) drawWheel(pen.at({ at: [x, 0.62] }));
    }),
};

const coat = { pigment: 'petal', tone: (x: number, y: number) => clamp(0.1 + 0.12 * x + 0.6 * y) } as const;

function drawLadder(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.9 -0.64!, -0.5 -0.64!, -0.54 -0.42!, -0.86 -0.42!'), {
    pigment: 'dark',
    tone: 0.5,
    line: inner,
  });
  const ladder = pen.at({ at: [-1.4, -0.72], angleRad: -0.06 });
  for (const x of steps(13, 0.08, 2.1))
    ladder.stroke(
      [
        [x, -0.12],
        [x, 0.1],
      ],
      inner * 1.6,
    );
  for (const y of [-0.16, 0.08])
    ladder.fill(rectangle(-0.04, y, 2.26, y + 0.075), { pigment: 'steel', tone: 0.2, line: inner });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(-1.5, 0.46, 1.5, 0.66), { pigment: 'dark', tone: 0.6, line: inner });
  pen.fill(outlined('-1.56 0.52!, -1.56 -0.44!, 0.44 -0.44!, 0.44 0.52!'), { ...coat, line: inner * 1.3 });
  pen.fill(outlined('0.44 0.52!, 0.44 -0.6!, 1.26 -0.6, 1.42 -0.5, 1.54 0.0, 1.56 0.52!'), {
    ...coat,
    line: inner * 1.3,
  });
  for (const pane of [
    '0.54 -0.06!, 0.54 -0.46!, 0.86 -0.46!, 0.86 -0.06!',
    '0.98 -0.06!, 0.98 -0.46!, 1.24 -0.46, 1.36 -0.38, 1.44 -0.06!',
  ])
    pen.fill(outlined(pane), {
      pigment: 'waterLight',
      tone: (x, y) => clamp(0.3 * x - 0.6 * (y + 0.3)),
      line: inner * 1.1,
    });
  pen.stroke(traced('0.92 -0.52, 0.92 0.48'), inner);
  pen.stroke(traced('0.6 -0.18, 0.72 -0.36'), detail * 1.5, { taper: 0.3 });
  pen.stroke(traced('1.06 -0.18, 1.2 -0.36'), detail * 1.5, { taper: 0.3 });
  pen.fill(rectangle(-1.56, 0.06, 1.55, 0.17), { pigment: 'foam', tone: 0, line: inner });
  pen.fill(outlined('0.78 -0.6!, 0.84 -0.78, 1.12 -0.78, 1.18 -0.6!'), {
    pigment: 'water',
    tone: (x) => clamp(x - 0.8),
    line: inner * 1.2,
  });
  pen.fill(rectangle(1.42, 0.44, 1.7, 0.6), { pigment: 'steel', tone: 0.2, line: inner });
  pen.fill(circle([1.46, 0.3], 0.085, 22), { pigment: 'moon', tone: 0.05, line: inner });
}

/** The roller shutters of its lockers, and the reel of its hose. */
function drawLockers(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [left, right] of [
    [-1.46, -1.04],
    [-0.96, -0.54],
  ] as const) {
    pen.fill(rectangle(left, -0.34, right, 0.02), {
      pigment: 'steel',
      tone: (_, y) => clamp(0.3 + 0.6 * y),
      line: inner,
    });
    for (const y of [-0.26, -0.18, -0.1])
      pen.stroke(traced(`${left + 0.03} ${y}, ${right - 0.03} ${y}`), detail * 1.3);
  }
  pen.fill(rectangle(-0.44, -0.34, 0.34, 0.02), { pigment: 'dark', tone: 0.6, line: inner });
  for (const [radius, pigment] of [
    [0.16, 'gold'],
    [0.1, 'gold'],
    [0.045, 'petal'],
  ] as const)
    pen.fill(circle([-0.2, -0.16], radius, 30), { pigment, tone: 0.2, line: inner });
  for (const x of [0.08, 0.24])
    pen.fill(circle([x, -0.16], 0.065, 22), { pigment: 'foam', tone: 0.05, line: inner });
}

function drawWheel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.42 -0.04!, -0.34 -0.3, 0 -0.42, 0.34 -0.3, 0.42 -0.04!'), {
    black: 'always',
    tone: 1,
  });
  pen.fill(circle([0, 0], 0.34, 44), { pigment: 'dark', tone: 0.5, line: inner * 1.2 });
  pen.fill(circle([0, 0], 0.2, 36), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 1.6 * (x + y)),
    line: inner * 1.1,
  });
  for (const [x, y] of [
    [-0.1, 0],
    [0.1, 0],
    [0, -0.1],
    [0, 0.1],
  ] as const)
    pen.dot([x, y], inner * 1.1);
}
