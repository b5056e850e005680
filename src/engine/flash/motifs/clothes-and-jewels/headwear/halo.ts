import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import type { Motif } from '../../motif.ts';

/** A saint's ring of light, seen from slightly above. */
export const halo: Motif = {
  name: 'halo',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.fill([ellipse([0, 0], 1, 0.3, 80), ellipse([0, 0.01], 0.82, 0.19, 80)], {
          pigment: 'gold',
          tone: (x, y) => clamp(0.15 + 0.4 * Math.abs(x) + 0.8 * y),
          line: pen.weight.inner,
          rule: 'evenodd',
        });
        for (const x of [-0.95, -0.6, -0.2, 0.2, 0.6, 0.95]) {
          const low = -0.36 * Math.sqrt(1 - Math.min(1, x * x) * 0.9);
          pen.stroke(
            [
              [x * 1.02, low - 0.04],
              [x * 1.14, low - 0.22],
            ],
            pen.weight.inner,
            { taper: 0.5 },
          );
        }
      },
      { contour: 0.5 },
    );
  },
};
