import { clamp, steps } from '../../../geometry/interval.ts';
import { lengthOf, polar } from '../../../geometry/point.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A baseball, both of its seams in red stitches. */
export const baseball: Motif = {
  name: 'baseball',
  tinted: ['foam'],
  draw: (canvas) => canvas.layer((pen) => drawBall(pen.at({ angleRad: 0.4 }))),
};

function drawBall(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(circle([0, 0], 1, 96), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.75 * (lengthOf(x + 0.2, y + 0.45) - 0.62)),
    line: inner * 1.3,
  });
  drawBothSides(pen, drawSeam);
  pen.stroke(traced('-0.3 -0.84, -0.06 -0.9, 0.14 -0.88'), inner * 1.6, { isErasing: true, taper: 0.4 });
}

/** An arc bent inwards; its stitches point to one of its ends. */
function drawSeam(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.stroke(arc(middle, radius, Math.PI - reach, Math.PI + reach, 40), detail * 1.5);
  for (const turn of steps(10, -reach * 0.9, reach * 0.9)) {
    const at = polar(Math.PI + turn, radius, middle);
    const stitch = pen.at({ at, angleRad: turn });
    for (const side of ['-0.12 -0.07, -0.07 -0.015, 0 0', '0.12 -0.07, 0.07 -0.015, 0 0'])
      stitch.fill(thread(side), { pigment: 'petal', tone: 0.2 });
    for (const side of ['-0.13 -0.08, 0 0.01', '0.13 -0.08, 0 0.01'])
      stitch.stroke(traced(side), inner * 1.2);
  }
}

/** Red beside the ink of a stitch. */
function thread(side: string) {
  const line = traced(side);
  return [...line, ...line.map(([x, y]) => [x, y + 0.05] as const).toReversed()];
}

const middle = [1.14, 0] as const;
const radius = 0.82;
const reach = 0.86;
