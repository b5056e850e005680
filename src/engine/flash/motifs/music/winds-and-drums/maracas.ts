import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of painted maracas, crossed. */
export const maracas: Motif = {
  name: 'maracas',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => drawMaraca(pen.at({ at: [0, 0.4], angleRad: -0.6 }), 'leaf'));
    canvas.layer((pen) => drawMaraca(pen.at({ at: [0, 0.4], angleRad: 0.6 }), 'petal'));
  },
};

/** Upright; its handle crosses the origin. */
function drawMaraca(pen: Pen, pigment: Pigment): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 -0.5!, 0.11 -0.5!, 0.08 0.1, 0.1 0.7, 0.16 0.84, 0.1 0.96, 0 0.98'), {
    pigment: 'wood',
    tone: (x) => clamp(0.3 + 3 * x),
    line: inner * 1.4,
  });
  pen.fill(symmetric('0 -1.7, 0.34 -1.6, 0.56 -1.28, 0.54 -0.88, 0.32 -0.56, 0.12 -0.42!, 0 -0.4'), {
    pigment,
    tone: (x, y) => clamp(0.2 + 0.8 * x + 0.25 * (y + 1)),
    line: inner * 1.5,
  });
  pen.fill(
    outlined(
      '-0.55 -1.2!, -0.24 -1.1, 0.24 -1.1, 0.55 -1.2!, 0.54 -0.88!, 0.24 -0.78, -0.24 -0.78, -0.54 -0.88!',
    ),
    {
      pigment: 'gold',
      tone: (x) => clamp(0.1 + 0.8 * x),
      line: inner * 1.1,
    },
  );
  pen.stroke(
    traced(
      '-0.5 -0.94!, -0.36 -1.06!, -0.22 -0.86!, -0.08 -1.04!, 0.08 -0.86!, 0.22 -1.04!, 0.36 -0.88!, 0.5 -1.04!',
    ),
    inner * 1.4,
  );
  for (const [x, y] of [
    [-0.26, -1.34],
    [0, -1.3],
    [0.26, -1.34],
    [0, -0.62],
  ] as const)
    pen.fill(circle([x, y], 0.065, 18), { pigment: 'foam', tone: 0.05, line: inner });
  pen.stroke(traced('-0.38 -1.3, -0.26 -1.5'), inner * 1.8, { isErasing: true, taper: 0.4 });
}
