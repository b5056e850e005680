import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** A lady's bag from the front: a stitched flap with its clasp, a round handle on two rings. */
export const handbag: Motif = {
  name: 'handbag',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHandle(pen);
      drawBody(pen);
      drawFlap(pen);
    });
  },
};

function drawHandle(pen: Pen): void {
  const { inner } = pen.weight;
  const outer = symmetric('0 -1.08, 0.36 -0.98, 0.5 -0.7, 0.54 -0.3!, 0 -0.3!');
  const opening = symmetric('0 -0.93, 0.27 -0.86, 0.37 -0.64, 0.4 -0.3!, 0 -0.3!');
  pen.fill([outer, opening], {
    pigment: 'wood',
    tone: (x) => clamp(0.25 + 0.8 * x),
    line: inner * 1.1,
    rule: 'evenodd',
  });
  drawBothSides(pen, (side) =>
    side.fill(circle([0.47, -0.32], 0.13, 28), { pigment: 'gold', tone: 0.2, line: inner }),
  );
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.28!, 0.72 -0.28!, 0.86 0.2, 0.98 0.8, 0.9 0.92!, 0 0.94!'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.2 + 0.5 * clamp(x) + 0.4 * clamp(y - 0.3)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-0.86 0.82, 0 0.85, 0.86 0.82'), detail * 1.3);
  drawBothSides(pen, (side) =>
    side.stroke(traced('0.74 0.3, 0.8 0.56, 0.74 0.8'), detail * 1.5, { taper: 0.4 }),
  );
}

function drawFlap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.32!, 0.74 -0.32!, 0.8 -0.1, 0.74 0.14, 0.5 0.34, 0.2 0.44, 0 0.46'), {
    pigment: 'petal',
    tone: (x, y) => clamp(0.04 + 0.6 * clamp(x) + 0.4 * clamp(y)),
    line: inner * 1.2,
  });
  pen.stroke(
    traced(
      '-0.7 -0.24, -0.73 -0.08, -0.67 0.1, -0.46 0.27, -0.2 0.36, 0 0.38, 0.2 0.36, 0.46 0.27, 0.67 0.1, 0.73 -0.08, 0.7 -0.24',
    ),
    detail * 1.3,
  );
  pen.stroke(traced('-0.58 -0.16, -0.6 -0.02, -0.52 0.08'), inner * 1.6, { isErasing: true, taper: 0.4 });
  pen.fill(rectangle(-0.15, 0.26, 0.15, 0.58), {
    pigment: 'gold',
    tone: (x) => clamp(0.1 + 2 * clamp(x)),
    line: inner * 1.1,
  });
  pen.fill(circle([0, 0.42], 0.07, 20), { pigment: 'gold', tone: 0.4, line: inner });
}
