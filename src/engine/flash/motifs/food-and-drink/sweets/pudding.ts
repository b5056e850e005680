import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { circle, ellipse } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A custard pudding turned out on its plate: caramel runs down, cream and a cherry on top. */
export const pudding: Motif = {
  name: 'pudding',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawPlate(pen);
      drawCustard(pen);
      drawCaramel(pen);
      drawTopping(pen);
    });
  },
};

function drawPlate(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-1.16 0.84!, 1.16 0.84!, 0.7 1.14, 0.4 1.2!, -0.4 1.2!, -0.7 1.14'), {
    pigment: 'waterLight',
    tone: 0.5,
    line: inner * 1.1,
  });
  pen.fill(ellipse([0, 0.84], 1.2, 0.28, 70), {
    pigment: 'foam',
    tone: (x) => clamp(0.08 + 0.4 * x),
    line: inner * 1.1,
  });
  pen.stroke(ellipse([0, 0.83], 1.04, 0.21, 60), detail * 1.3);
  pen.fill(ellipse([0.04, 0.82], 0.9, 0.16, 50), { pigment: 'wood', tone: 0.4, line: detail });
}

function drawCustard(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.36!, 0.5 -0.34!, 0.62 0.2, 0.8 0.72!, 0.5 0.88, 0 0.92'), {
    pigment: 'gold',
    tone: (x, y) => clamp(0.04 + 0.7 * smoothstep(0, 0.8, x + 0.1 * y) + 0.2 * smoothstep(0.6, 0.9, y)),
    line: inner * 1.2,
  });
  for (const flute of [
    '-0.34 0.2, -0.42 0.5, -0.46 0.8',
    '0.02 0.24, 0.04 0.6, 0.04 0.86',
    '0.36 0.2, 0.46 0.5, 0.5 0.78',
  ])
    pen.stroke(traced(flute), detail, { taper: 0.5 });
  pen.stroke(traced('-0.54 0.26, -0.6 0.5, -0.66 0.66'), inner * 1.4, { isErasing: true, taper: 0.5 });
}

function drawCaramel(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(
    outlined(
      '-0.52 -0.38!, 0 -0.5, 0.52 -0.38!, 0.58 -0.08, 0.52 0.06, 0.42 -0.06, 0.32 -0.04, 0.28 0.24, 0.18 0.34, 0.1 0.22, 0.06 0.0, -0.08 -0.02, -0.14 0.12, -0.24 0.14, -0.28 0.0, -0.36 0.02, -0.4 0.34, -0.5 0.4, -0.56 0.26, -0.56 -0.06',
    ),
    { pigment: 'wood', tone: (x, y) => clamp(0.4 + 0.4 * x + 0.2 * y), line: inner },
  );
  pen.fill(ellipse([0, -0.38], 0.52, 0.15, 50), { pigment: 'wood', tone: 0.25, line: inner });
  pen.stroke(traced('-0.36 -0.36, -0.2 -0.46, 0 -0.48'), inner * 1.3, { isErasing: true, taper: 0.5 });
}

function drawTopping(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.34 -0.38, -0.38 -0.54, -0.24 -0.62, -0.22 -0.76, -0.06 -0.84, 0.12 -0.82, 0.24 -0.74, 0.24 -0.62, 0.38 -0.54, 0.34 -0.38, 0 -0.3',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.05 + 0.6 * x + 0.5 * (y + 0.5)),
      line: inner,
    },
  );
  for (const fold of ['-0.3 -0.46, 0 -0.42, 0.3 -0.52', '-0.2 -0.62, 0.02 -0.58, 0.2 -0.68'])
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.3 });
  pen.stroke(traced('0.02 -0.98, 0.1 -1.24, 0.34 -1.42'), inner * 1.8);
  pen.fill(circle([0, -0.9], 0.18, 36), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.25 + 1.8 * (x + y + 0.9)),
    line: inner,
  });
  pen.stroke(traced('-0.09 -0.9, -0.07 -0.99, 0.0 -1.02'), inner, { isErasing: true, taper: 0.4 });
}
