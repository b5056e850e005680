import { clamp } from '../../../geometry/interval.ts';
import { outlineOf, ribbon } from '../../../geometry/ribbon.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawWheel } from '../../parts/vehicles/wheel.ts';

/** A wheelbarrow, empty, its wheel to the left. */
export const wheelbarrow: Motif = {
  name: 'wheelbarrow',
  tinted: ['leaf'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawBar(pen, '0.5 0.5, 0.66 1.1, 0.9 1.16');
      drawBar(pen, '0.2 0.52, 0.36 1.16, 0.62 1.22');
      pen.fill(outlined('-1.24 -0.5!, -0.98 -0.68!, 0.9 -0.84!, 1.1 -0.66!, 0.2 -0.46, -0.96 -0.36'), {
        pigment: 'leaf',
        tone: 0.75,
        line: inner * 1.2,
      });
      pen.fill(
        outlined('-1.24 -0.5!, -0.96 -0.4, 0.2 -0.5, 1.1 -0.66!, 0.84 0.0, 0.5 0.46!, -0.36 0.56!, -0.9 0.1'),
        {
          pigment: 'leaf',
          tone: (x, y) => clamp(0.15 + 0.2 * x + 0.5 * (y + 0.1)),
          line: inner * 1.4,
        },
      );
      for (const fold of ['-0.36 0.5, -0.6 0.0, -0.72 -0.36', '0.44 0.42, 0.56 -0.06, 0.72 -0.52'])
        pen.stroke(traced(fold), detail * 1.6, { taper: 0.25 });
      drawBar(pen, '-1.12 0.94, -0.5 0.66, 0.4 0.44, 1.1 0.1, 1.52 -0.02');
      pen.fill(outlined('1.42 -0.06!, 1.82 -0.12, 1.86 -0.02, 1.82 0.08!, 1.46 0.1!'), {
        pigment: 'dark',
        tone: 0.35,
        line: inner * 1.1,
      });
      drawWheel(pen.at({ at: [-1.08, 0.9], scale: 0.4 }), { tyre: 0.26, spokes: 8, hub: 0.2 });
    }),
};

function drawBar(pen: Pen, knots: string): void {
  pen.fill(outlineOf(ribbon(traced(knots, 8), () => 0.06)), {
    pigment: 'wood',
    tone: 0.3,
    line: pen.weight.inner * 1.1,
  });
}
