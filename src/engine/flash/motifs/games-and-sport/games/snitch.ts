import { clamp } from '../../../geometry/interval.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { ballShader } from '../../../paint/shader.ts';
import type { Motif } from '../../motif.ts';

/** A winged golden ball: engraved, two long feathered wings straight out to its sides. */
export const snitch: Motif = {
  name: 'snitch',
  tinted: ['gold'],
  draw(canvas) {
    for (const isFlipped of [true, false]) canvas.layer(drawWing, { at: { isFlipped }, contour: 0.8 });
    canvas.layer(drawBall);
  },
};

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0.1], 0.42, 64), {
    pigment: 'gold',
    tone: ballShader([0, 0.1], 0.42),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.41 0.06, -0.2 0.16, 0 0.19, 0.2 0.16, 0.41 0.06'), inner);
  pen.stroke(traced('-0.4 0.14, -0.2 0.24, 0 0.27, 0.2 0.24, 0.4 0.14'), detail);
  for (const side of [-1, 1]) {
    const half = pen.at({ isFlipped: side < 0 });
    half.stroke(traced('0.06 0.14, 0.22 0.08, 0.26 -0.06, 0.16 -0.12, 0.08 -0.06, 0.12 0.02'), detail * 1.3);
    half.stroke(traced('0.06 0.3, 0.18 0.34, 0.2 0.42, 0.1 0.44'), detail * 1.3);
  }
  pen.stroke(traced('0 0.16, 0 -0.1, 0.03 -0.22'), detail * 1.2, { taper: 0.4 });
  pen.stroke(arc([0, 0.1], 0.33, 3.5, 4.3, 12), inner * 1.6, { isErasing: true, taper: 0.4 });
}

/** The right wing: long feathers one above the other, each a little shorter. */
function drawWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [i, feather] of feathers.entries()) {
    pen.fill(outlined(feather), {
      pigment: 'scroll',
      tone: (x, y) => clamp(0.5 - 0.42 * (x - 0.3) + 0.25 * y),
      line: inner,
    });
    const vane = vanes[i];
    if (vane) pen.stroke(traced(vane), detail, { taper: 0.3 });
  }
  pen.fill(outlined('0.26 -0.16!, 0.5 -0.42, 0.86 -0.6, 1.2 -0.68!, 0.98 -0.46, 0.7 -0.22, 0.4 0.02!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 0.6 * (y + 0.5) + 0.1 * x),
    line: inner * 1.1,
  });
  for (const line of ['0.44 -0.2, 0.64 -0.38, 0.94 -0.54', '0.46 -0.1, 0.66 -0.24, 0.86 -0.4'])
    pen.stroke(traced(line), detail, { taper: 0.4 });
}

const feathers = [
  '0.3 0.04!, 0.7 0.04, 1.0 0.12, 1.16 0.26!, 0.8 0.26, 0.5 0.18, 0.32 0.12!',
  '0.36 -0.04!, 0.84 -0.1, 1.2 -0.04, 1.44 0.1!, 1.1 0.14, 0.7 0.1, 0.38 0.06!',
  '0.44 -0.12!, 0.96 -0.26, 1.4 -0.24, 1.72 -0.12!, 1.36 -0.04, 0.9 -0.02, 0.44 0!',
  '0.5 -0.2!, 1.0 -0.44, 1.52 -0.5, 1.98 -0.42!, 1.6 -0.26, 1.1 -0.18, 0.52 -0.06!',
  '0.56 -0.28!, 1.0 -0.62, 1.54 -0.8, 2.14 -0.82!, 1.76 -0.6, 1.2 -0.4, 0.6 -0.12!',
];
const vanes = [
  '0.5 0.1, 0.8 0.14, 1.06 0.22',
  '0.6 0.02, 0.96 0.02, 1.3 0.08',
  '0.7 -0.08, 1.1 -0.15, 1.54 -0.13',
  '0.8 -0.2, 1.24 -0.34, 1.74 -0.41',
  '0.86 -0.36, 1.3 -0.58, 1.86 -0.74',
];
