import { clamp } from '../../../geometry/interval.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A cook's tall white hat: billowing folds above a starched band. */
export const chefHat: Motif = {
  name: 'chef-hat',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPuff(pen);
      drawBand(pen);
    });
  },
};

function drawPuff(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.92, 0.24 -0.88, 0.4 -0.72!, 0.7 -0.76, 0.98 -0.54, 1.02 -0.2, 0.84 0.06, 0.66 0.2!, 0.6 0.56!, 0 0.6!',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.02 + 0.5 * clamp(x) + 0.35 * clamp(y + 0.2)),
      line: inner * 1.2,
    },
  );
  for (const fold of [
    '-0.4 -0.72, -0.26 -0.56, -0.22 -0.36',
    '0.4 -0.72, 0.28 -0.6, 0.22 -0.44',
    '-0.66 0.2, -0.5 0.1, -0.4 -0.06',
    '0.66 0.2, 0.52 0.08, 0.44 -0.1',
  ])
    pen.stroke(traced(fold), inner * 1.1, { taper: 0.5, tapering: 'end' });
  for (const fold of [
    '-0.42 0.5, -0.46 0.24',
    '-0.2 0.52, -0.2 0.06',
    '0.02 0.54, 0.04 0.2',
    '0.24 0.52, 0.22 0.02',
    '0.44 0.5, 0.48 0.22',
  ])
    pen.stroke(traced(fold), detail * 1.6, { taper: 0.6, tapering: 'end' });
}

function drawBand(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.52, 0.36 0.49, 0.64 0.42!, 0.62 0.84!, 0.34 0.94, 0 0.97'), {
    pigment: 'foam',
    tone: (x) => clamp(0.04 + 0.8 * clamp(x - 0.05)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.61 0.76, -0.34 0.85, 0 0.88, 0.34 0.85, 0.61 0.76'), detail * 1.3);
}
