import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';

/** A red cap that folds over to the right, trimmed with white fur. */
export const santaHat: Motif = {
  name: 'santa-hat',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      const { inner, detail } = pen.weight;
      pen.fill(
        outlined(
          '-0.8 0.44!, -0.7 -0.06, -0.4 -0.58, 0.08 -0.86, 0.54 -0.72, 0.9 -0.32, 1.06 0.14!, 0.86 0.2!, 0.7 -0.08, 0.5 -0.22, 0.62 0.1, 0.68 0.44!',
        ),
        { pigment: 'petal', tone: (x, y) => clamp(0.16 + 0.3 * x + 0.35 * (y + 0.2)), line: inner * 1.2 },
      );
      for (const fold of [
        '0.5 -0.22, 0.3 -0.44, 0.02 -0.52',
        '0.54 -0.04, 0.3 -0.16, 0.12 -0.12',
        '-0.5 0.3, -0.4 0.02, -0.2 -0.2',
      ])
        pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
      pen.fill(
        outlined(
          '-0.98 0.56, -0.92 0.4, -0.74 0.38, -0.56 0.32, -0.36 0.37, -0.16 0.31, 0.06 0.36, 0.28 0.31, 0.48 0.36, 0.7 0.34, 0.84 0.42, 0.86 0.58, 0.76 0.7, 0.56 0.68, 0.36 0.74, 0.14 0.7, -0.08 0.75, -0.3 0.7, -0.52 0.75, -0.74 0.7, -0.92 0.72',
        ),
        { pigment: 'foam', tone: (_, y) => clamp(1.4 * (y - 0.42)), line: inner * 1.1 },
      );
      for (const tuft of [
        '-0.7 0.54, -0.62 0.5, -0.54 0.56',
        '-0.2 0.5, -0.1 0.46, -0.02 0.54',
        '0.3 0.54, 0.4 0.5, 0.48 0.56',
      ])
        pen.stroke(traced(tuft), detail, { taper: 0.3 });
      pen.fill(
        outlined(
          '0.78 0.3, 0.76 0.16, 0.88 0.06, 1.0 0.08, 1.14 0.08, 1.2 0.2, 1.22 0.34, 1.12 0.44, 1.0 0.46, 0.86 0.44',
        ),
        { pigment: 'foam', tone: (x, y) => clamp(0.9 * (x + y - 1.1)), line: inner * 1.1 },
      );
    });
  },
};
