import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A claw machine: the claw over a heap of bear heads behind glass, the stick and the button below. */
export const clawMachine: Motif = {
  name: 'claw-machine',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCabinet(pen);
      for (const [x, y, pigment] of prizes) drawBear(pen.at({ at: [x, y], scale: 0.25 }), pigment);
      drawClaw(pen);
      drawFront(pen);
    }),
};

function drawCabinet(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.96 -1.3!, 0.96 -1.3!, 0.96 1.54!, -0.96 1.54!'), {
    pigment: 'petal',
    tone: (x) => clamp(0.15 + 0.25 * x),
    line: inner * 1.4,
  });
  pen.fill(outlined('-1.06 -1.74!, 1.06 -1.74!, 1.06 -1.26!, -1.06 -1.26!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 0.2 * x),
    line: inner * 1.3,
  });
  for (const x of [-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84])
    pen.fill(circle([x, -1.5], 0.09, 20), { pigment: 'foam', tone: 0.05, line: inner });
  pen.fill(outlined('-0.8 -1.14!, 0.8 -1.14!, 0.8 0.42!, -0.8 0.42!'), {
    pigment: 'waterLight',
    tone: (x, y) => clamp(0.1 + 0.1 * (x + y)),
    line: inner * 1.3,
  });
  for (const gleam of ['-0.7 -0.4, -0.42 -0.98', '-0.7 -0.14, -0.56 -0.44'])
    pen.stroke(traced(gleam), detail * 1.6, { taper: 0.4 });
}

function drawBear(pen: Pen, pigment: Pigment): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.74, 0.74]) pen.fill(circle([x, -0.74], 0.4, 24), { pigment, tone: 0.3, line: inner });
  pen.fill(ellipse([0, 0], 1.04, 0.94, 40), {
    pigment,
    tone: (x, y) => clamp(0.1 + 0.3 * (x + y)),
    line: inner,
  });
  pen.fill(ellipse([0, 0.36], 0.42, 0.32, 24), { pigment: 'scroll', tone: 0, line: detail });
  pen.fill(ellipse([0, 0.22], 0.16, 0.11, 16), { pigment: 'dark', black: 'always' });
  for (const x of [-0.42, 0.42]) pen.dot([x, -0.12], inner * 1.2);
}

function drawClaw(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.8 -1.14!, 0.8 -1.14!, 0.8 -1.04!, -0.8 -1.04!'), {
    pigment: 'steel',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.0 -1.06!, 0.3 -1.06!, 0.26 -0.9!, 0.04 -0.9!'), {
    pigment: 'steel',
    tone: 0.3,
    line: inner,
  });
  pen.stroke(traced('0.15 -0.9, 0.15 -0.66'), inner * 2);
  for (const isFlipped of [false, true])
    pen
      .at({ at: [0.15, -0.52], isFlipped })
      .fill(
        outlined('0.02 -0.04!, 0.16 -0.02, 0.32 0.14, 0.3 0.36, 0.14 0.5!, 0.2 0.32, 0.18 0.2, 0.04 0.12!'),
        {
          pigment: 'steel',
          tone: 0.25,
          line: inner * 1.1,
        },
      );
  pen.fill(circle([0.15, -0.56], 0.14, 26), {
    pigment: 'steel',
    tone: (x) => clamp(0.2 + 2 * (x - 0.15)),
    line: inner * 1.1,
  });
}

function drawFront(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-1.06 0.42!, 1.06 0.42!, 1.16 0.74!, -1.16 0.74!'), {
    pigment: 'grey',
    tone: (x, y) => clamp(0.15 + 0.15 * x + 0.6 * (y - 0.5)),
    line: inner * 1.3,
  });
  pen.stroke(traced('-0.5 0.58, -0.46 0.34'), inner * 3);
  pen.fill(circle([-0.45, 0.28], 0.11, 22), { pigment: 'ember', tone: 0.2, line: inner });
  pen.fill(ellipse([0.36, 0.58], 0.16, 0.075, 26), { pigment: 'gold', tone: 0.15, line: inner });
  pen.fill(outlined('-0.7 0.94!, 0.06 0.94!, 0.06 1.38!, -0.7 1.38!'), {
    pigment: 'dark',
    tone: 0.7,
    line: inner * 1.2,
  });
  pen.fill(outlined('0.4 0.98!, 0.68 0.98!, 0.68 1.24!, 0.4 1.24!'), {
    pigment: 'steel',
    tone: 0.2,
    line: inner,
  });
  pen.stroke(traced('0.54 1.04, 0.54 1.18'), inner * 1.6);
}

/** From the back of the heap to its front. */
const prizes: readonly (readonly [number, number, Pigment])[] = [
  [-0.5, 0.02, 'wood'],
  [0.06, 0.06, 'blush'],
  [0.54, 0.0, 'gold'],
  [-0.28, 0.28, 'scroll'],
  [0.32, 0.28, 'wood'],
];
