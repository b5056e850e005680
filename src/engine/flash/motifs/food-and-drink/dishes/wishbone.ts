import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A wishbone, its fork open downwards. */
export const wishbone: Motif = {
  name: 'wishbone',
  tinted: ['bone'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(bone, {
        pigment: 'bone',
        tone: (x, y) => clamp(0.1 + 0.9 * Math.max(0, x - 0.3 * (y + 0.6)) + 0.2 * y),
        line: inner * 1.2,
      });
      drawBothSides(pen, (side) => {
        side.stroke(traced('0.08 -0.62, 0.2 -0.42, 0.44 -0.1, 0.58 0.3'), detail * 1.4, { taper: 0.4 });
        side.stroke(traced('0.6 0.76, 0.58 0.92, 0.52 1.04'), detail * 1.3, { taper: 0.4 });
      });
      pen.stroke(traced('-0.04 -1.12, -0.06 -0.94, -0.03 -0.78'), detail * 1.4, { taper: 0.4 });
    });
  },
};

const bone = symmetric(
  '0 -1.28, 0.14 -1.24, 0.2 -1.08, 0.14 -0.9, 0.15 -0.72, 0.32 -0.46, 0.56 -0.14, 0.7 0.26, 0.72 0.66, 0.68 0.94, 0.58 1.14, 0.46 1.12, 0.44 0.98, 0.52 0.7, 0.52 0.34, 0.4 0.0, 0.2 -0.26, 0 -0.42',
);
