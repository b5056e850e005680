import { clamp } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A scent bottle of cut glass with its atomizer: a tube to a bulb, a tassel below that. */
export const perfume: Motif = {
  name: 'perfume',
  tinted: ['violet'],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        drawTube(pen);
        drawBottle(pen);
        drawCap(pen);
      },
      { silhouette: 'fills-and-lines', at: { at: [-0.24, 0.06] } },
    );
    canvas.layer(drawBulb, { at: { at: [0.86, 0.02] } });
  },
};

function drawTube(pen: Pen): void {
  pen.stroke(traced('0.2 -0.6, 0.5 -0.74, 0.82 -0.66, 1.02 -0.36, 1.1 -0.1'), pen.weight.contour * 1.4);
}

function drawBulb(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const x of [-0.12, -0.06, 0, 0.06, 0.12])
    pen.stroke(traced(`${x * 0.3} 0.3, ${x * 0.9} 0.56, ${x * 1.2} 0.84`), inner * 1.4);
  pen.fill(outlined('-0.07 0.3!, 0.07 0.3!, 0.12 0.46!, -0.12 0.46!'), {
    pigment: 'gold',
    tone: 0.2,
    line: inner,
  });
  pen.fill(ellipse([0, 0.08], 0.26, 0.28, 44), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 1.2 * (x + y)),
    line: inner * 1.2,
  });
  for (const fold of [
    '-0.14 -0.14, -0.18 0.08, -0.12 0.3',
    '0 -0.2, 0 0.36',
    '0.14 -0.14, 0.18 0.08, 0.12 0.3',
  ])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.2 });
}

function drawBottle(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    symmetric('0 -0.4!, 0.2 -0.4!, 0.22 -0.22, 0.52 -0.02, 0.72 0.3, 0.66 0.68, 0.44 0.86!, 0 0.88!'),
    {
      pigment: 'waterLight',
      tone: (x) => clamp(0.05 + 0.7 * Math.abs(x) - 0.15),
      line: inner * 1.2,
    },
  );
  pen.fill(symmetric('0 0.18, 0.62 0.14!, 0.66 0.34, 0.6 0.62, 0.4 0.8!, 0 0.82!'), {
    pigment: 'violet',
    tone: (x, y) => clamp(0.08 + 0.7 * clamp(x) + 0.5 * (y - 0.3)),
    line: inner,
  });
  for (const edge of [
    '-0.2 -0.2, -0.34 0.16, -0.2 0.82',
    '0.2 -0.2, 0.34 0.16, 0.2 0.82',
    '-0.34 0.16, 0 0.44!, 0.34 0.16',
    '-0.2 0.82, 0 0.44!, 0.2 0.82',
  ])
    pen.stroke(traced(edge), detail * 1.4);
  pen.stroke(traced('-0.56 0.22, -0.56 0.42, -0.48 0.6'), inner * 1.5, { isErasing: true, taper: 0.4 });
  pen.fill(symmetric('0 0.84!, 0.46 0.84!, 0.54 1.0!, 0 1.0!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.15 + x),
    line: inner,
  });
}

function drawCap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.74!, 0.22 -0.74!, 0.28 -0.38!, 0 -0.34!'), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 1.6 * clamp(x)),
    line: inner * 1.1,
  });
  for (const x of [-0.12, 0, 0.12]) pen.stroke(traced(`${x} -0.7, ${x * 1.2} -0.4`), detail * 1.2);
  pen.fill(circle([0, -0.88], 0.16, 36), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.2 + 2 * (x + y + 0.88)),
    line: inner,
  });
}
