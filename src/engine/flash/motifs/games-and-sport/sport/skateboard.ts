import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle, starPolygon } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.5;

/** From below: its deck, painted, its trucks and its four wheels. */
export const skateboard: Motif = {
  name: 'skateboard',
  tinted: ['petal'],
  leanRad,
  draw: (canvas) => canvas.layer(drawSkateboard, { at: { angleRad: leanRad } }),
};

function drawSkateboard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.4, 0.28 -1.32, 0.4 -1.06, 0.4 0, 0.4 1.06, 0.28 1.32, 0 1.4'), {
    pigment: 'wood',
    tone: 0.2,
    line: inner * 1.1,
  });
  pen.fill(symmetric('0 -1.32, 0.23 -1.24, 0.33 -1.02, 0.33 0, 0.33 1.02, 0.23 1.24, 0 1.32'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 1.2 * x + 0.1 * y),
    line: inner,
  });
  for (const band of [-0.36, 0.36])
    pen.fill(rectangle(-0.33, band - 0.04, 0.33, band + 0.04), { pigment: 'foam', tone: 0.05, line: inner });
  pen.fill(starPolygon([0, 0], 0.26, 5, 0.42), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + x),
    line: inner * 1.1,
  });
  for (const y of [-0.82, 0.82]) drawTruck(pen.at({ at: [0, y] }));
  for (const y of [-1.12, 1.12])
    pen.stroke(traced(`-0.12 ${y}, 0 ${y * 1.05}, 0.12 ${y}`), detail * 1.6, { taper: 0.3 });
}

function drawTruck(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.16, -0.18, 0.16, 0.18), {
    pigment: 'steel',
    tone: (x) => clamp(0.25 + x),
    line: inner,
  });
  for (const x of [-0.1, 0.1]) for (const y of [-0.12, 0.12]) pen.dot([x, y], inner * 0.9);
  pen.fill(rectangle(-0.42, -0.05, 0.42, 0.05), { pigment: 'steel', tone: 0.4, line: inner });
  for (const x of [-0.43, 0.43])
    pen.fill(rectangle(x - 0.09, -0.15, x + 0.09, 0.15), {
      pigment: 'foam',
      tone: (px) => clamp(0.2 + 2 * (px - x)),
      line: inner * 1.2,
    });
  pen.fill(circle([0, 0], 0.07, 20), { pigment: 'gold', tone: 0.2, line: inner });
}
