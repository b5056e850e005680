import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';
import { drawCone } from './ice-cream.ts';

/** Soft ice cream, swirled high on its cone. */
export const softServe: Motif = {
  name: 'soft-serve',
  tinted: ['foam'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawCone(pen.at({ at: [0, 0.12] }));
      for (const coil of coils) drawCoil(pen, coil);
      drawGleams(pen, ['-0.56 -0.02, -0.46 -0.12', '-0.44 -0.44, -0.34 -0.54'], pen.weight.inner * 1.8);
    }),
};

function drawCoil(pen: Pen, [outline, ...folds]: readonly string[]): void {
  pen.fill(outlined(outline ?? ''), {
    pigment: 'foam',
    tone: (x, y) => clamp(0.04 + 0.6 * x + 0.2 * (y + 0.5)),
    line: pen.weight.inner * 1.4,
  });
  for (const fold of folds) pen.stroke(traced(fold), pen.weight.detail * 1.5, { taper: 0.5 });
}

/** From the cone up, each with its folds. */
const coils: readonly (readonly string[])[] = [
  [
    '-0.74 0.1, -0.7 -0.12, -0.48 -0.26, 0.48 -0.32, 0.72 -0.14, 0.74 0.1, 0.58 0.24, 0.3 0.2, 0 0.26, -0.32 0.2, -0.6 0.24',
    '-0.5 0.1, 0 0.1, 0.6 -0.08',
  ],
  [
    '-0.6 -0.34, -0.54 -0.54, -0.34 -0.66, 0.38 -0.72, 0.58 -0.56, 0.6 -0.34, 0.42 -0.2, 0 -0.16, -0.44 -0.18',
    '-0.4 -0.36, 0 -0.36, 0.46 -0.52',
  ],
  [
    '-0.42 -0.76, -0.36 -0.96, -0.1 -1.06, 0.26 -1.08, 0.4 -0.96, 0.42 -0.76, 0.26 -0.6, -0.28 -0.58',
    '-0.26 -0.78, 0.04 -0.78, 0.3 -0.9',
  ],
  [
    '-0.26 -1.12, -0.2 -1.3, 0.0 -1.42, 0.14 -1.62!, 0.24 -1.46, 0.2 -1.3, 0.26 -1.12, 0.1 -0.98, -0.16 -0.98',
  ],
];
