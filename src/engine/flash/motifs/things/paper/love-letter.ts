import { clamp } from '../../../geometry/interval.ts';
import type { Point } from '../../../geometry/point.ts';
import { fullTurn } from '../../../geometry/point.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { heartAt } from '../../signs/hearts/heart.ts';

/** An envelope from behind, sealed with a heart. */
export const loveLetter: Motif = {
  name: 'love-letter',
  tinted: ['scroll'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(rectangle(-1.08, -0.7, 1.08, 0.74), {
        pigment: 'scroll',
        tone: (x, y) => clamp(0.06 + 0.25 * clamp(x) + 0.4 * clamp(y)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-1.08 0.74!, -0.2 0.04!'), inner);
      pen.stroke(traced('1.08 0.74!, 0.2 0.04!'), inner);
      pen.fill(outlined('-1.08 -0.7!, 1.08 -0.7!, 0.9 -0.52, 0.14 0.14, 0 0.2, -0.14 0.14, -0.9 -0.52'), {
        pigment: 'scroll',
        tone: (x, y) => clamp(0.02 + 0.3 * clamp(x) + 0.7 * clamp(y + 0.1)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.92 -0.62!, 0 -0.62, 0.92 -0.62!'), detail * 1.3);
      const seal = Array.from({ length: 60 }, (_, i): Point => {
        const [x, y] = heartAt((i / 60) * fullTurn);
        return [x * 0.36, y * 0.36 + 0.1];
      });
      pen.fill(seal, {
        pigment: 'petal',
        tone: (x, y) => clamp(0.1 + 1.2 * (x + y - 0.1)),
        line: inner * 1.2,
      });
      pen.stroke(traced('-0.22 0.04, -0.2 -0.08, -0.12 -0.12'), inner * 1.2, { isErasing: true, taper: 0.4 });
    });
  },
};
