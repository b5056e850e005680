import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A table tennis bat and its ball. */
export const pingPong: Motif = {
  name: 'ping-pong',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer(drawBat, { at: { angleRad: 0.5 } });
    canvas.layer(drawBall, { at: { at: [-0.62, -0.72] } });
  },
};

function drawBat(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.2!, 0.3 0.3!, 0.17 0.52, 0.15 0.9, 0.19 1.2, 0.14 1.28, 0 1.3'), {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 2 * x),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.05 0.62, -0.05 1.16'), detail * 1.3, { taper: 0.3 });
  pen.stroke(traced('0.06 0.7, 0.07 1.16'), detail * 1.3, { taper: 0.3 });
  pen.fill(symmetric('0 -1.04, 0.5 -0.92, 0.76 -0.5, 0.74 -0.04, 0.5 0.32, 0.26 0.46!, 0 0.48!'), {
    pigment: 'wood',
    tone: 0.4,
    line: inner * 1.2,
  });
  pen.fill(symmetric('0 -0.98, 0.46 -0.86, 0.7 -0.48, 0.68 -0.04, 0.46 0.26!, 0.2 0.32, 0 0.33'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.5 * x + 0.4 * (y + 0.3)),
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.56 -0.4, -0.44 -0.68, -0.2 -0.82'), detail * 2.4, { isErasing: true, taper: 0.4 });
}

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 0.24, 40), {
    pigment: 'foam',
    tone: (x, y) => clamp(2 * (x + y)),
    line: inner * 1.1,
  });
  pen.stroke(traced('0.02 -0.18, 0.12 0.02, 0.04 0.18'), detail * 1.3, { taper: 0.3 });
}
