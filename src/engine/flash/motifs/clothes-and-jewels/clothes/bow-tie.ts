import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A bow of broad satin ribbon: two full loops, the knot, two swallow-tailed ends. */
export const bowTie: Motif = {
  name: 'bow-tie',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBothSides(pen, drawEnd);
      drawBothSides(pen, drawLoop);
      drawKnot(pen);
    });
  },
};

function drawEnd(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0 0!, 0.16 0, 0.4 0.3, 0.62 0.52, 0.84 0.84!, 0.6 0.8!, 0.48 1.04!, 0.34 0.74, 0.18 0.5, 0 0.22!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.55 - 0.5 * (y - 0.2) + 0.2 * x), line: inner * 1.2 },
  );
  pen.stroke(traced('0.1 0.14, 0.32 0.44, 0.5 0.72'), detail * 1.4, { taper: 0.4 });
}

function drawLoop(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '0.1 -0.14!, 0.4 -0.44, 0.8 -0.62, 1.1 -0.56, 1.2 -0.2, 1.16 0.26, 0.98 0.46, 0.66 0.36, 0.36 0.2, 0.1 0.14!',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.45 - 0.75 * (x - 0.1) * (1.1 - x) + 0.45 * (y - 0.05)),
      line: inner * 1.2,
    },
  );
  pen.fill(outlined('1.1 -0.56, 1.22 -0.2, 1.16 0.26, 0.98 0.46, 0.84 0.2, 0.84 -0.1, 0.94 -0.4'), {
    pigment: 'petalLight',
    tone: (x, y) => clamp(0.3 + 0.4 * (y + 0.1) + 0.4 * (1 - x)),
    line: inner,
  });
  for (const fold of [
    '0.14 -0.08, 0.36 -0.2, 0.6 -0.26',
    '0.15 0, 0.4 0, 0.68 0.06',
    '0.14 0.08, 0.32 0.12, 0.46 0.18',
    '0.16 -0.14, 0.38 -0.34, 0.54 -0.42',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.5, tapering: 'end' });
}

function drawKnot(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.16 -0.2, 0 -0.24, 0.16 -0.2, 0.21 0, 0.18 0.22, 0 0.27, -0.18 0.22, -0.21 0'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.12 + 1.2 * x + 0.8 * y),
    line: inner * 1.2,
  });
  for (const fold of ['-0.08 -0.16, -0.05 0, -0.08 0.14', '0.06 -0.1, 0.09 0.04, 0.06 0.18'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
}
