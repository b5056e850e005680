import { clamp } from '../../../geometry/interval.ts';
import { closed } from '../../../geometry/point.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWheel } from '../../parts/vehicles/wheel.ts';

/** A wheelchair from the side, empty. */
export const wheelchair: Motif = {
  name: 'wheelchair',
  tinted: ['water'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      for (const tube of frame) drawTube(pen, tube);
      pen.fill(outlined('-0.66 -0.98!, -0.5 -1.0!, -0.4 -0.06!, -0.56 -0.04!'), {
        pigment: 'water',
        tone: (x, y) => clamp(0.3 + x + 0.3 * y),
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.52 -0.1!, 0.52 -0.14, 0.6 -0.04, 0.52 0.06!, -0.48 0.1!'), {
        pigment: 'water',
        tone: (_, y) => clamp(0.25 + 3 * y),
        line: inner * 1.2,
      });
      pen.fill(outlined('-0.44 -0.52!, 0.26 -0.54, 0.32 -0.46, 0.26 -0.4!, -0.42 -0.4!'), {
        pigment: 'dark',
        tone: 0.3,
        line: inner,
      });
      pen.fill(outlined('-1.08 -1.04!, -0.78 -1.12!, -0.76 -1.02!, -1.06 -0.92!'), {
        pigment: 'dark',
        tone: 0.3,
        line: inner,
      });
      pen.fill(outlined('0.84 0.98!, 1.34 0.9, 1.38 0.98, 1.34 1.02!, 0.86 1.08!'), {
        pigment: 'dark',
        tone: 0.3,
        line: inner,
      });
      drawWheel(pen.at({ at: [0.72, 1.12], scale: 0.24 }), { tyre: 0.26, spokes: 6, hub: 0.24 });
      drawWheel(pen.at({ at: [-0.24, 0.52], scale: 0.84 }), { tyre: 0.1, spokes: 20, hub: 0.12 });
      pen.stroke(closed(circle([-0.24, 0.52], 0.62, 70)), inner * 1.6);
    }),
};

function drawTube(pen: Pen, knots: string): void {
  pen.fill(outlineOf(ribbon(traced(knots, 8), () => 0.045)), {
    pigment: 'steel',
    tone: 0.3,
    line: pen.weight.inner,
  });
}

/** The back with its handle, the arm rest, the leg rest, the fork of the small wheel. */
const frame = [
  '-0.84 -1.04, -0.64 -1.02, -0.56 -0.9, -0.44 0.3!',
  '-0.5 -0.46!, 0.2 -0.46, 0.3 -0.4, 0.32 0.0!',
  '-0.4 0.3!, 0.4 0.3!',
  '0.4 -0.04!, 0.66 0.04, 0.8 0.3, 0.94 0.96, 1.1 1.0!',
  '0.4 0.3!, 0.66 0.5, 0.72 0.7, 0.72 1.12!',
];
