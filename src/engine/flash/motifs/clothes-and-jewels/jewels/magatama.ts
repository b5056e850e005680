import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A curved bead of jade, bored through its head. */
export const magatama: Motif = {
  name: 'magatama',
  tinted: ['leaf', 'leafLight'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      const { inner } = pen.weight;
      pen.fill(outlined(bead, 12), {
        pigment: 'leaf',
        tone: (x, y) => clamp(0.1 + 0.35 * (x + 0.5) + 0.3 * y),
        line: inner * 1.4,
      });
      pen.fill(circle([-0.18, -0.62], 0.19, 30), { pigment: 'foam', tone: 0.3, line: inner * 1.2 });
      pen.stroke(traced('-0.36 -1.06, -0.02 -1.2, 0.34 -1.06, 0.6 -0.7', 10), inner * 2.2, {
        isErasing: true,
        taper: 0.4,
      });
      pen.stroke(traced('0.74 -0.3, 0.78 0.0, 0.7 0.3', 10), inner * 1.6, { isErasing: true, taper: 0.4 });
    }),
};

const bead =
  '-0.74 -0.62, -0.6 -1.06, -0.16 -1.32, 0.36 -1.22, 0.78 -0.84, 0.98 -0.28, 0.92 0.34, 0.58 0.9, 0.04 1.24, -0.5 1.26, -0.66 1.12, -0.52 1.0, -0.16 0.82, 0.08 0.5, 0.12 0.14, -0.04 -0.08, -0.34 -0.14, -0.62 -0.3';
