import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A toy robot of tin: round eyes, a dial on its chest, arms of rings that end in claws. */
export const robot: Motif = {
  name: 'robot',
  tinted: ['steel'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, (side) => {
        drawLeg(side);
        drawArm(side);
      });
      drawTrunk(pen);
      drawHead(pen);
    });
  },
};

function plate(pen: Pen, knots: string, pigment: Pigment = 'steel', width = 1): void {
  pen.fill(outlined(knots), {
    pigment,
    tone: (x, y) => clamp(0.25 + 0.55 * x + 0.15 * y),
    line: pen.weight.inner * width,
  });
}

function drawHead(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(traced('0 -1.0, 0 -1.24'), inner * 1.3);
  pen.fill(circle([0, -1.28], 0.07, 24), { pigment: 'petal', tone: 0.2, line: inner });
  plate(pen, '-0.13 -0.4!, 0.13 -0.4!, 0.13 -0.26!, -0.13 -0.26!', 'grey');
  for (const side of [-1, 1])
    plate(
      pen,
      `${0.44 * side} -0.8!, ${0.56 * side} -0.78!, ${0.56 * side} -0.6!, ${0.44 * side} -0.58!`,
      'petal',
    );
  plate(
    pen,
    '-0.46 -0.9, -0.38 -1.0, 0.38 -1.0, 0.46 -0.9, 0.46 -0.44!, 0.4 -0.38!, -0.4 -0.38!, -0.46 -0.44!',
    'steel',
    1.2,
  );
  for (const x of [-0.2, 0.2]) {
    pen.fill(circle([x, -0.74], 0.14, 32), { pigment: 'gold', tone: 0.1, line: inner });
    pen.fill(circle([x, -0.74], 0.06, 24), { black: 'always' });
    pen.fill(circle([x - 0.03, -0.78], 0.02, 12), { pigment: 'foam', tone: 0, line: 0 });
  }
  plate(pen, '-0.24 -0.54!, 0.24 -0.54!, 0.24 -0.44!, -0.24 -0.44!', 'foam');
  for (const x of [-0.12, 0, 0.12]) pen.stroke(traced(`${x} -0.54, ${x} -0.44`), detail * 1.2);
}

function drawTrunk(pen: Pen): void {
  const { inner, detail } = pen.weight;
  plate(pen, '-0.5 -0.28!, 0.5 -0.28!, 0.44 0.48!, -0.44 0.48!', 'steel', 1.2);
  pen.fill(circle([-0.16, 0.0], 0.17, 36), { pigment: 'foam', tone: 0, line: inner });
  pen.stroke(traced('-0.16 0, -0.07 -0.1'), detail * 1.4);
  for (const [x, y] of [
    [-0.27, -0.05],
    [-0.2, -0.12],
    [-0.09, 0.1],
  ] as const)
    pen.dot([x, y], detail * 0.9);
  for (const [y, pigment] of [
    [-0.12, 'petal'],
    [0.0, 'gold'],
    [0.12, 'water'],
  ] as const)
    pen.fill(circle([0.24, y], 0.05, 20), { pigment, tone: 0.15, line: detail });
  plate(pen, '-0.34 0.26!, 0.34 0.26!, 0.32 0.4!, -0.32 0.4!', 'grey');
  for (const x of [-0.2, -0.07, 0.07, 0.2]) pen.stroke(traced(`${x} 0.27, ${x} 0.39`), detail * 1.2);
  for (const x of [-0.42, 0.42]) pen.dot([x, -0.2], detail * 1.2);
}

function drawArm(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('0.5 -0.24!, 0.6 -0.22, 0.78 -0.06, 0.86 0.2, 0.7 0.24, 0.64 0.06, 0.5 -0.06!'), {
    pigment: 'grey',
    tone: 0.35,
    line: inner,
  });
  for (const ring of [
    '0.58 -0.22, 0.56 -0.04',
    '0.68 -0.15, 0.61 0.01',
    '0.76 -0.06, 0.65 0.08',
    '0.82 0.06, 0.68 0.16',
  ])
    pen.stroke(traced(ring), pen.weight.detail * 1.2);
  plate(pen, '0.66 0.2!, 0.9 0.16!, 0.92 0.28!, 0.68 0.32!', 'petal');
  plate(pen, '0.68 0.32!, 0.78 0.3!, 0.74 0.42, 0.78 0.52!, 0.66 0.5, 0.62 0.4');
  plate(pen, '0.82 0.29!, 0.92 0.28!, 1.0 0.38, 0.94 0.5!, 0.9 0.46, 0.9 0.38');
}

function drawLeg(pen: Pen): void {
  plate(pen, '0.1 0.44!, 0.32 0.44!, 0.32 0.84!, 0.12 0.84!', 'grey');
  for (const y of [0.56, 0.66, 0.76]) pen.stroke(traced(`0.11 ${y}, 0.32 ${y}`), pen.weight.detail * 1.2);
  plate(pen, '0.04 1.06!, 0.06 0.9, 0.16 0.82, 0.36 0.82, 0.46 0.92, 0.48 1.06!', 'petal');
}
