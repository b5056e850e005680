import { clamp } from '../../../geometry/interval.ts';
import { circle, rectangle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBothSides } from '../../parts/any-beast/fur.ts';

/** An old leather suitcase: two straps with buckles, capped corners, a handle. */
export const suitcase: Motif = {
  name: 'suitcase',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawHandle(pen);
      drawBody(pen);
      drawBothSides(pen, drawStrap);
    });
  },
};

function drawHandle(pen: Pen): void {
  const arch = [
    symmetric('0 -0.9, 0.2 -0.88, 0.3 -0.74, 0.3 -0.5!, 0 -0.5!'),
    symmetric('0 -0.76, 0.13 -0.75, 0.17 -0.66, 0.17 -0.5!, 0 -0.5!'),
  ];
  pen.fill(arch, { pigment: 'wood', tone: 0.45, line: pen.weight.inner * 1.1, rule: 'evenodd' });
}

function drawBody(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(symmetric('0 -0.54!, 1.0 -0.54!, 1.1 -0.44!, 1.1 0.74!, 1.0 0.84!, 0 0.84!'), {
    pigment: 'wood',
    tone: (x, y) => clamp(0.12 + 0.35 * clamp(x) + 0.35 * clamp(y)),
    line: inner * 1.2,
  });
  pen.stroke(traced('-1.1 -0.26, 1.1 -0.26'), inner);
  pen.stroke(traced('-1.02 -0.2, 1.02 -0.2'), detail * 1.2);
  drawBothSides(pen, (side) => {
    side.fill(outlined('0.8 -0.54!, 1.0 -0.54!, 1.1 -0.44!, 1.1 -0.28!, 0.94 -0.34, 0.84 -0.42'), {
      pigment: 'gold',
      tone: 0.25,
      line: inner,
    });
    side.fill(outlined('1.1 0.52!, 1.1 0.74!, 1.0 0.84!, 0.78 0.84!, 0.84 0.68, 0.94 0.58'), {
      pigment: 'gold',
      tone: 0.35,
      line: inner,
    });
  });
  pen.fill(rectangle(-0.14, -0.38, 0.14, -0.14), { pigment: 'gold', tone: 0.15, line: inner });
  pen.fill(circle([0, -0.27], 0.035, 14), { black: 'always', tone: 1 });
  for (const crease of ['-0.3 0.2, -0.1 0.24', '0.06 0.6, 0.28 0.56', '-0.98 0.3, -0.86 0.34'])
    pen.stroke(traced(crease), detail * 1.3, { taper: 0.4 });
}

function drawStrap(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(rectangle(0.5, -0.56, 0.7, 0.86), { pigment: 'dark', tone: 0.4, line: inner });
  const buckle = [rectangle(0.46, -0.08, 0.74, 0.2), rectangle(0.53, -0.01, 0.67, 0.13)];
  pen.fill(buckle, { pigment: 'gold', tone: 0.15, line: inner, rule: 'evenodd' });
  pen.stroke(traced('0.6 -0.06, 0.6 0.16'), detail * 1.5);
}
