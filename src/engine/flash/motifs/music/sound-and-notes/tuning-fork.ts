import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A tuning fork that sounds. */
export const tuningFork: Motif = {
  name: 'tuning-fork',
  tinted: ['steel'],
  leanRad: 0.3,
  draw: (canvas) =>
    canvas.layer(
      (upright) => {
        const pen = upright.at({ angleRad: 0.3 });
        const { inner } = pen.weight;
        pen.fill(
          symmetric(
            '0 0.24!, 0.14 0.16, 0.22 -0.06!, 0.24 -1.5!, 0.42 -1.5!, 0.42 -0.04, 0.34 0.26, 0.12 0.46!, 0.1 1.3, 0.16 1.46, 0.1 1.62, 0 1.66',
          ),
          { pigment: 'steel', tone: (x) => clamp(0.25 + 0.9 * x), line: inner * 1.3 },
        );
        for (const isFlipped of [false, true])
          for (const hum of ['0.6 -1.4, 0.68 -1.16, 0.6 -0.92', '0.78 -1.54, 0.92 -1.16, 0.78 -0.78'])
            pen.at({ isFlipped }).stroke(traced(hum, 10), inner * 1.6, { taper: 0.35 });
      },
      { silhouette: 'fills-and-lines' },
    ),
};
