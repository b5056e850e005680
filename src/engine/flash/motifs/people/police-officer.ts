import { clamp, smoothstep } from '../../geometry/interval.ts';
import { circle, starPolygon } from '../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../geometry/traced.ts';
import type { Pen } from '../../paint/pen.ts';
import type { Motif } from '../motif.ts';
import { drawMoustache } from '../parts/beard.ts';
import { drawBothSides } from '../parts/fur.ts';
import { drawManFace } from '../parts/man-face.ts';

/** A police officer: peaked cap with its star, shirt and tie, a badge on the breast. */
export const policeOfficer: Motif = {
  name: 'police',
  tinted: ['water'],
  carries: ['badge'],
  draw(easel) {
    easel.layer((pen) => {
      drawShirt(pen);
      drawManFace(pen, { skin: 'bone', mood: easel.kit.variant % 2 === 0 ? 'stern' : 'calm', cast: 'broad' });
      if (easel.kit.variant % 2 === 0) drawMoustache(pen, 'dark');
      drawCap(pen);
    });
  },
};

function drawShirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 0.9, 0.4 0.92, 0.8 1.06, 1.12 1.3, 1.2 1.86!, 0 1.9!'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.12 + 0.6 * smoothstep(0.5, 1.16, Math.abs(x)) + 0.2 * (y - 1.2)),
    line: inner * 1.2,
  });
  pen.cell(outlined('-0.11 1.06!, 0.11 1.06!, 0.08 1.2!, 0.16 1.74, 0 1.9!, -0.16 1.74, -0.08 1.2!'), {
    black: 'always',
    tone: 0,
    line: inner,
  });
  drawBothSides(pen, (side) => {
    side.cell(outlined('0.02 1.04!, 0.3 0.8, 0.5 0.7!, 0.6 0.94, 0.34 1.3!, 0.14 1.12'), {
      pigment: 'water',
      tone: 0.35,
      line: inner,
    });
    side.cell(outlined('0.72 1.06!, 1.06 1.22, 1.14 1.34!, 0.82 1.22!'), {
      pigment: 'dark',
      tone: 0.4,
      line: inner,
    });
    side.stroke(traced('0.3 1.5, 0.44 1.52, 0.62 1.5'), detail * 1.3);
  });
  pen.cell(starPolygon([0.58, 1.56], 0.2, 5, 0.45), { pigment: 'gold', tone: 0.1, line: inner });
}

/** The wide crown, its band, and a peak that shines. */
function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.cell(symmetric('0 -1.44, 0.4 -1.38, 0.84 -1.22, 1.04 -0.98!, 0.86 -0.82, 0.62 -0.72!, 0 -0.8'), {
    pigment: 'water',
    tone: (x, y) => clamp(0.1 + 0.6 * smoothstep(0.3, 1.0, Math.abs(x + 0.08)) + 0.5 * (y + 1.3)),
    line: inner * 1.2,
  });
  for (const fold of ['-0.9 -1.0, -0.66 -0.96, -0.46 -1.06', '0.9 -1.0, 0.66 -0.96, 0.46 -1.06'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  pen.cell(symmetric('0 -0.88, 0.36 -0.84, 0.66 -0.74!, 0.64 -0.46!, 0.34 -0.58, 0 -0.62'), {
    pigment: 'dark',
    black: 'uncolored',
    tone: 0.35,
    line: inner,
  });
  pen.cell(symmetric('0 -0.64, 0.34 -0.6, 0.66 -0.48!, 0.62 -0.3, 0.34 -0.36, 0 -0.38'), {
    black: 'always',
    tone: 0,
    line: inner * 1.1,
  });
  pen.stroke(traced('-0.46 -0.46, -0.24 -0.52, 0 -0.54'), inner, { isErasing: true, taper: 0.5 });
  pen.cell(starPolygon([0, -0.98], 0.22, 5, 0.45), { pigment: 'gold', tone: 0.08, line: inner });
  pen.cell(circle([0, -0.98], 0.06, 18), { pigment: 'gold', tone: 0.4, line: detail });
}
