import { clamp } from '../../../geometry/interval.ts';
import { lengthOf } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A basketball with its black channels, turned a little; its pebbles show in the shade. */
export const basketball: Motif = {
  name: 'basketball',
  tinted: ['ember'],
  draw: (canvas) => canvas.layer((pen) => drawBall(pen.at({ angleRad: 0.3 }))),
};

function drawBall(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 96), {
    pigment: 'ember',
    tone: (x, y) => clamp(0.85 * (lengthOf(x + 0.26, y + 0.42) - 0.45)),
    line: inner * 1.3,
  });
  if (pen.hasDetail)
    for (let row = -8; row <= 8; row++)
      for (let column = -8; column <= 8; column++) {
        const [x, y] = [column * 0.11 + (row % 2 ? 0.055 : 0), row * 0.11];
        if (lengthOf(x, y) < 0.93 && x + y > 0.1) pen.dot([x, y], detail * 0.6);
      }
  for (const channel of [
    '-1.0 0.02, -0.5 0.16, 0 0.2, 0.5 0.16, 1.0 0.02',
    '0.02 -1.0, 0.16 -0.5, 0.2 0, 0.16 0.5, 0.02 1.0',
    '-0.72 -0.7, -0.42 -0.4, -0.3 0.02, -0.38 0.46, -0.64 0.77',
    '0.68 -0.74, 0.54 -0.4, 0.54 0.02, 0.6 0.4, 0.76 0.65',
  ])
    pen.stroke(traced(channel, 10), inner * 1.9);
  pen.stroke(traced('-0.86 -0.16, -0.82 -0.4, -0.7 -0.58'), inner * 1.8, { isErasing: true, taper: 0.4 });
}
