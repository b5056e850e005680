import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bell: its crown to hang it by, a flared mouth, the clapper below. */
export const bell: Motif = {
  name: 'bell',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawClapper(pen);
      drawCrown(pen);
      drawBody(pen);
    });
  },
};

function drawCrown(pen: Pen): void {
  const { inner } = pen.weight;
  const ring = [circle([0, -0.98], 0.22, 40), circle([0, -0.98], 0.1, 30)];
  pen.fill(ring, { pigment: 'gold', tone: 0.3, line: inner, rule: 'evenodd' });
  pen.fill(symmetric('0 -0.86!, 0.16 -0.86!, 0.26 -0.68!, 0 -0.66!'), {
    pigment: 'gold',
    tone: 0.4,
    line: inner,
  });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.76, 0.3 -0.7, 0.48 -0.46, 0.54 0.04, 0.64 0.42, 0.86 0.66, 0.92 0.8!, 0 0.8!'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.1 + 0.75 * (x + 0.1) + 0.2 * (y - 0.3)),
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 0.72!, 0.94 0.66!, 0.98 0.76, 0.9 0.86, 0 0.94'), {
    pigment: 'gold',
    tone: (x) => clamp(0.3 + 0.6 * x),
    line: inner * 1.1,
  });
  for (const [half, y] of [
    [0.47, -0.42],
    [0.49, -0.34],
    [0.64, 0.42],
    [0.7, 0.52],
  ] as const)
    pen.stroke(traced(`${-half} ${y}, 0 ${y + 0.09}, ${half} ${y}`), detail * 1.4);
  pen.stroke(traced('-0.34 -0.2, -0.38 0.1, -0.46 0.36'), inner * 1.4, { taper: 0.4 });
  pen.stroke(traced('-0.24 -0.18, -0.26 0.04'), inner * 1.1, { taper: 0.4 });
}

function drawClapper(pen: Pen): void {
  pen.fill(circle([0, 1.0], 0.19, 36), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.3 + 1.6 * (x + y - 1)),
    line: pen.weight.inner * 1.1,
  });
}
