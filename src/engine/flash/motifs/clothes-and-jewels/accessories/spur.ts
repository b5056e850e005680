import { clamp } from '../../../geometry/interval.ts';
import { circle, starPolygon } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A cowboy's spur with its rowel and its strap. */
export const spur: Motif = {
  name: 'spur',
  tinted: ['steel'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined(
          '-1.3 -0.62!, -0.9 -0.96, -0.3 -1.02, 0.1 -0.7!, -0.02 -0.56!, -0.36 -0.8, -0.84 -0.76, -1.14 -0.46!',
        ),
        {
          pigment: 'wood',
          tone: (x) => clamp(0.3 + 0.2 * x),
          line: inner * 1.2,
        },
      );
      for (const x of [-0.9, -0.66, -0.42]) pen.dot([x, -0.87], detail * 1.6);
      pen.fill(outlined('-0.72 -1.04!, -0.44 -1.06!, -0.44 -0.7!, -0.7 -0.7!'), {
        pigment: 'gold',
        tone: 0.15,
        line: inner * 1.1,
      });
      pen.fill(outlined('-0.65 -0.97!, -0.51 -0.98!, -0.51 -0.78!, -0.64 -0.78!'), {
        pigment: 'wood',
        tone: 0.45,
        line: detail * 1.3,
      });
      pen.fill(
        outlined(
          '-1.36 -0.6, -1.24 -0.7, -1.1 -0.62, -1.02 -0.3, -0.74 0.04, -0.36 0.16, 0.0 0.02, 0.16 -0.3, 0.06 -0.66, 0.16 -0.78, 0.3 -0.7, 0.42 -0.34, 0.36 0.0!, 0.82 0.3!, 0.98 0.58!, 0.78 0.68!, 0.58 0.46!, 0.14 0.24!, -0.2 0.4, -0.7 0.34, -1.1 0.04, -1.32 -0.34',
        ),
        { pigment: 'steel', tone: (x, y) => clamp(0.2 + 0.15 * x + 0.4 * y), line: inner * 1.3 },
      );
      for (const scroll of ['-0.98 -0.06, -0.74 0.2, -0.4 0.28', '-0.2 0.28, 0.06 0.16, 0.22 -0.06'])
        pen.stroke(traced(scroll), detail * 1.6, { taper: 0.3 });
      for (const at of [
        [-1.22, -0.56],
        [0.16, -0.64],
      ] as const)
        pen.fill(circle(at, 0.1, 20), { pigment: 'gold', tone: 0.2, line: inner });
      pen.fill(starPolygon([1.06, 0.84], 0.56, 10, 0.46), {
        pigment: 'gold',
        tone: (x, y) => clamp(0.1 + 0.5 * (x - 1) + 0.4 * (y - 0.8)),
        line: inner * 1.2,
      });
      pen.fill(outlined('0.74 0.44!, 0.92 0.36!, 1.16 0.8, 1.1 0.92, 0.98 0.9'), {
        pigment: 'steel',
        tone: 0.3,
        line: inner * 1.1,
      });
      pen.fill(circle([1.06, 0.84], 0.08, 18), { pigment: 'dark', tone: 0.4, line: inner });
    }),
};
