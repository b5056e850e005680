import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWheel } from '../../parts/vehicles/wheel.ts';

/** A pram with its hood up, from the side. */
export const babyCarriage: Motif = {
  name: 'baby-carriage',
  tinted: ['waterLight', 'water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawTube(pen, '0.9 0.1, 1.2 -0.2, 1.36 -0.56, 1.56 -0.66');
      drawTube(pen, '-0.74 1.1, -0.5 0.76, 0 0.66, 0.5 0.76, 0.74 1.1');
      pen.fill(outlined(hood), {
        pigment: 'water',
        tone: (x, y) => clamp(0.35 + 0.3 * x - 0.15 * y),
        line: inner * 1.3,
      });
      for (const rib of ribs) pen.stroke(traced(rib, 10), inner * 1.2);
      pen.fill(
        outlined(
          '-1.16 -0.22!, 1.08 -0.22!, 1.04 0.2, 0.8 0.56, 0.4 0.72!, -0.46 0.72!, -0.86 0.54, -1.1 0.18',
        ),
        {
          pigment: 'waterLight',
          tone: (x, y) => clamp(0.1 + 0.25 * x + 0.5 * y),
          line: inner * 1.3,
        },
      );
      pen.fill(outlined('-1.2 -0.28!, 1.12 -0.28!, 1.12 -0.14!, -1.2 -0.14!'), {
        pigment: 'foam',
        tone: 0.1,
        line: inner,
      });
      pen.stroke(traced('-0.86 0.24, -0.4 0.46, 0.1 0.5, 0.5 0.4, 0.8 0.16', 10), detail * 1.6, {
        taper: 0.2,
      });
      for (const x of [-0.76, 0.76]) {
        drawWheel(pen.at({ at: [x, 1.12], scale: 0.44 }), { tyre: 0.14, spokes: 12, hub: 0.14 });
        pen.fill(circle([x, 1.12], 0.07, 18), { pigment: 'gold', tone: 0.2, line: inner });
      }
    }),
};

function drawTube(pen: Pen, knots: string): void {
  pen.fill(outlineOf(ribbon(traced(knots, 10), () => 0.05)), {
    pigment: 'steel',
    tone: 0.3,
    line: pen.weight.inner,
  });
}

const hood = '-1.16 -0.22!, -1.2 -0.66, -0.96 -1.1, -0.5 -1.36, 0.04 -1.36!, 0.0 -0.7, 0.02 -0.22!';
const ribs = ['-0.02 -0.22, -0.4 -0.6, -0.5 -1.34', '-0.04 -0.22, -0.66 -0.5, -1.0 -1.04'];
