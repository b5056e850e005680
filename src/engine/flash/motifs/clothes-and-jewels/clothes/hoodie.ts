import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A hooded sweater down to the breast, its hood up: a face belongs into its opening. */
export const hoodie: Motif = {
  name: 'hoodie',
  tinted: ['petal'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawHood(pen);
      drawShoulders(pen);
      drawBothSides(pen, drawCord);
    }),
};

function drawHood(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -1.36, 0.4 -1.28, 0.74 -0.98, 0.88 -0.5, 0.82 -0.04, 0.6 0.24, 0 0.32'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.15 + 0.45 * Math.abs(x) - 0.1 * y),
    line: inner * 1.3,
  });
  pen.fill(symmetric('0 -1.06, 0.36 -0.96, 0.58 -0.62, 0.58 -0.2, 0.36 0.12, 0 0.22!'), {
    black: 'always',
    tone: 0.95,
    line: inner * 1.1,
  });
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.12 -1.2, 0.5 -1.04, 0.72 -0.66, 0.72 -0.2'), detail * 1.3, { taper: 0.4 }),
  );
}

function drawShoulders(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 0.3!, 0.44 0.08, 0.78 0.06, 1.06 0.26, 1.2 0.6, 1.26 1.04!, 0 1.1'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.1 + 0.35 * Math.abs(x) + 0.2 * y),
    line: inner * 1.3,
  });
  pen.stroke(traced('0 0.3, 0.01 0.7, 0 1.08'), inner);
  drawBothSides(pen, (side) => {
    side.stroke(traced('0.9 0.5, 0.86 0.8, 0.9 1.06'), inner, { taper: 0.3 });
    side.stroke(traced('0.1 0.3, 0.36 0.16, 0.56 0.14'), detail * 1.3, { taper: 0.4 });
  });
}

function drawCord(side: Pen): void {
  const { inner } = side.weight;
  side.fill(outlined('0.2 0.24!, 0.27 0.22!, 0.31 0.66!, 0.22 0.68!'), {
    pigment: 'foam',
    tone: 0.1,
    line: inner,
  });
  side.fill(outlined('0.21 0.68!, 0.32 0.66!, 0.34 0.82!, 0.22 0.84!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
}
