import { polar } from '../../../geometry/point.ts';
import { circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawRose, drawRoseLeaves } from './rose.ts';

/** A rose whose petals are banknotes, each with its seal and its ruled border. */
export const moneyRose: Motif = {
  name: 'money-rose',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRoseLeaves(pen, 2);
      for (const angle of drawRose(pen, { petal: 'leaf', rim: 'bone' })) {
        drawBorder(pen, angle);
        drawSeal(pen.at({ at: polar(angle, 0.79), scale: 0.125, angleRad: angle + Math.PI / 2 }));
      }
    });
  },
};

function drawBorder(pen: Pen, angle: number): void {
  for (const radius of [0.9, 0.86])
    pen.stroke(
      [-0.42, -0.3, -0.2, 0.2, 0.3, 0.42].map((turn) => polar(angle + turn, radius - 0.3 * turn * turn)),
      pen.weight.detail * 0.8,
    );
}

function drawSeal(pen: Pen): void {
  const { detail } = pen.weight;
  pen.fill(circle([0, 0], 1, 32), { pigment: 'bone', tone: 0, line: detail });
  pen.stroke(traced('0.44 -0.34, 0 -0.56, -0.44 -0.3, 0 0, 0.44 0.3, 0 0.56, -0.46 0.36'), detail * 1.5);
  pen.stroke(traced('0 -0.84, 0 0.84'), detail * 1.1);
}
