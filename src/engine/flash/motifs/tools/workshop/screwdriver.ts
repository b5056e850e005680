import { clamp } from '../../../geometry/interval.ts';
import { rectangle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

const leanRad = 0.5;

/** Its tip down; flutes run along its grip. */
export const screwdriver: Motif = {
  name: 'screwdriver',
  tinted: ['petal'],
  leanRad,
  draw(canvas) {
    canvas.layer(drawBlade, { at: { angleRad: leanRad } });
    canvas.layer(drawGrip, { at: { angleRad: leanRad } });
  },
};

function drawBlade(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(symmetric('0 0!, 0.075 0!, 0.075 0.84!, 0.15 0.96, 0.12 1.2!, 0 1.2!'), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 5 * x),
    line: inner,
  });
  pen.stroke(traced('-0.075 0.86, 0 0.82, 0.075 0.86'), inner);
}

function drawGrip(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(rectangle(-0.13, -0.1, 0.13, 0.1), {
    pigment: 'steel',
    tone: (x) => clamp(0.3 + 2 * x),
    line: inner * 1.1,
  });
  pen.fill(
    symmetric(
      '0 -1.2, 0.16 -1.18, 0.26 -1.06, 0.24 -0.9!, 0.27 -0.6, 0.25 -0.3, 0.17 -0.18, 0.17 -0.08!, 0 -0.08!',
    ),
    { pigment: 'petal', tone: (x) => clamp(0.2 + 2.2 * x), line: inner * 1.1 },
  );
  pen.stroke(traced('-0.24 -0.9, 0 -0.86, 0.24 -0.9'), inner);
  for (const x of [-0.13, 0, 0.13])
    pen.stroke(traced(`${x} -0.8, ${x * 1.08} -0.5, ${x * 0.9} -0.26`), inner, { taper: 0.2 });
  pen.stroke(traced('-0.2 -0.76, -0.21 -0.5, -0.19 -0.34'), inner, { isErasing: true, taper: 0.3 });
}
