import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A ball gown from the front: a narrow bodice, a sash, a full skirt in folds. */
export const dress: Motif = {
  name: 'dress',
  tinted: ['blush', 'petalLight'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawSkirt(pen);
      drawBodice(pen);
    });
  },
};

function drawSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric(
      '0 -0.28!, 0.22 -0.26!, 0.42 -0.04, 0.66 0.34, 0.9 0.82, 0.98 1.04!, 0.8 1.14, 0.62 1.06!, 0.44 1.18, 0.24 1.1!, 0 1.2',
    ),
    {
      pigment: 'blush',
      tone: (x, y) => clamp(0.05 + 0.5 * clamp(x - 0.1) + 0.3 * clamp(y - 0.5) + 0.5 * clamp(0 - y)),
      line: inner * 1.2,
    },
  );
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.24 1.1, 0.22 0.6, 0.1 0.06, 0.06 -0.22'), inner, { taper: 0.4, tapering: 'end' });
    side.stroke(traced('0.62 1.06, 0.48 0.54, 0.26 0.02, 0.14 -0.2'), inner, { taper: 0.4, tapering: 'end' });
    for (const fold of [
      '0.8 1.1, 0.66 0.74, 0.54 0.46',
      '0.42 1.12, 0.38 0.82, 0.32 0.6',
      '0.18 -0.22, 0.34 0.06, 0.46 0.3',
    ])
      side.stroke(traced(fold), detail * 1.5, { taper: 0.5, tapering: 'end' });
  });
  pen.stroke(traced('0 1.16, 0 0.8, 0.02 0.5'), detail * 1.5, { taper: 0.5, tapering: 'end' });
  pen.stroke(
    traced(
      '-0.92 0.92, -0.78 1.02, -0.6 0.95, -0.42 1.06, -0.24 0.98, 0 1.08, 0.24 0.98, 0.42 1.06, 0.6 0.95, 0.78 1.02, 0.92 0.92',
    ),
    detail * 1.4,
  );
}

function drawBodice(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawBothSides(pen, (side) =>
    side.fill(outlined('0.25 -1.12!, 0.31 -1.12!, 0.37 -0.82!, 0.29 -0.84!'), {
      pigment: 'blush',
      tone: 0.2,
      line: inner,
    }),
  );
  pen.fill(symmetric('0 -0.74!, 0.12 -0.86, 0.28 -0.9, 0.38 -0.8!, 0.36 -0.6, 0.25 -0.28!, 0 -0.26'), {
    pigment: 'blush',
    tone: (x, y) => clamp(0.06 + 1.1 * clamp(x) + 0.3 * (y + 0.6)),
    line: inner * 1.2,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.22 -0.86, 0.2 -0.62, 0.12 -0.4'), detail * 1.5, { taper: 0.2 }),
  );
  pen.fill(symmetric('0 -0.36!, 0.26 -0.38!, 0.25 -0.22!, 0 -0.19!'), {
    pigment: 'petalLight',
    tone: 0.25,
    line: inner,
  });
}
