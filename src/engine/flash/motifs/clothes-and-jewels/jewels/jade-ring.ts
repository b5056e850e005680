import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { arc, circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A flat ring of jade that keeps its wearer safe, on a red cord with a knot. */
export const jadeRing: Motif = {
  name: 'jade-ring',
  tinted: ['leafLight', 'leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      for (const cord of cords) drawCord(pen, cord);
      pen.fill([circle([0, 0.52], 0.96, 84), circle([0, 0.52], 0.3, 48)], {
        pigment: 'leafLight',
        tone: (x, y) => clamp(0.08 + 0.35 * x + 0.3 * (y - 0.5)),
        line: inner * 1.4,
        rule: 'evenodd',
      });
      for (const [radius, from, to] of [
        [0.78, 3.5, 4.5],
        [0.62, 3.3, 4.0],
        [0.8, 0.3, 0.9],
      ] as const)
        pen.stroke(arc([0, 0.52], radius, from, to, 16), inner * 1.8, { isErasing: true, taper: 0.4 });
      for (const loop of loops) drawCord(pen, loop);
      pen.fill(circle([0, -0.66], 0.19, 30), { pigment: 'petal', tone: 0.25, line: inner * 1.2 });
      for (const twist of ['-0.14 -0.72, 0 -0.62, 0.14 -0.72', '-0.14 -0.58, 0 -0.68, 0.14 -0.58'])
        pen.stroke(traced(twist), pen.weight.detail * 1.4);
      pen.fill(outlined('-0.1 -0.86, 0 -0.94, 0.1 -0.86, 0.1 -0.8, -0.1 -0.8'), {
        pigment: 'gold',
        tone: 0.2,
        line: inner,
      });
    }),
};

function drawCord(pen: Pen, knots: string): void {
  pen.fill(outlineOf(ribbon(traced(knots, 10), () => 0.042)), {
    pigment: 'petal',
    tone: 0.25,
    line: pen.weight.inner * 0.9,
  });
}

/** Up around the neck, and through the ring. */
const cords = ['-0.04 -0.86, -0.3 -1.2, -0.66 -1.56', '0.04 -0.86, 0.3 -1.2, 0.66 -1.56'];
const loops = ['-0.06 -0.58, -0.12 -0.2, -0.06 0.24', '0.06 -0.58, 0.12 -0.2, 0.06 0.24'];
