import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** Round glasses to read with, from the front; their lenses are left open, so that eyes show through them. */
export const glasses: Motif = {
  name: 'glasses',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      drawBothSides(pen, (side) => {
        side.fill(
          outlined('0.98 -0.2!, 1.12 -0.32, 1.3 -0.28!, 1.24 0.2!, 1.14 0.2!, 1.16 -0.12, 1.04 -0.06!'),
          {
            pigment: 'gold',
            tone: 0.4,
            line: inner,
          },
        );
        side.fill([circle([0.58, 0], 0.47, 80), circle([0.58, 0], 0.38, 72)], {
          pigment: 'gold',
          tone: (x, y) => clamp(0.15 + 0.6 * (x - 0.5) + 0.5 * y),
          rule: 'evenodd',
          line: inner,
        });
      });
      for (const line of ['-0.74 0.16, -0.6 -0.02, -0.42 -0.18', '-0.62 0.22, -0.5 0.1, -0.38 -0.04'])
        for (const dx of [0, 1.16])
          pen.at({ at: [dx, 0] }).stroke(traced(line), detail * 1.3, { taper: 0.4 });
      pen.fill(
        outlined(
          '-0.15 -0.1!, -0.1 -0.22, 0 -0.27, 0.1 -0.22, 0.15 -0.1!, 0.12 -0.04!, 0 -0.16, -0.12 -0.04!',
        ),
        { pigment: 'gold', tone: 0.3, line: inner },
      );
    });
  },
};
