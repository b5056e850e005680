import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A hot red pepper, bent to its point, on a green stalk. */
export const chili: Motif = {
  name: 'chili',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer(drawChili),
};

function drawChili(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('0.5 -0.74!, 0.54 -0.94, 0.7 -1.12!, 0.84 -1.06!, 0.74 -0.88, 0.7 -0.68!'), {
    pigment: 'leaf',
    tone: 0.4,
    line: inner * 1.1,
  });
  pen.fill(
    outlined(
      '0.22 -0.6!, 0.5 -0.7, 0.84 -0.52!, 0.86 -0.2, 0.74 0.16, 0.46 0.54, 0.06 0.84, -0.4 0.98, -0.98 0.96!, -0.6 0.8, -0.24 0.56, 0.02 0.22, 0.12 -0.16, 0.14 -0.42',
    ),
    {
      pigment: 'petal',
      tone: (x, y) => clamp(0.2 + 0.6 * (x - 0.2) + 0.5 * (y - 0.1)),
      line: inner * 1.4,
    },
  );
  pen.fill(
    outlined(
      '0.12 -0.44!, 0.2 -0.66, 0.46 -0.8, 0.74 -0.76, 0.92 -0.5!, 0.8 -0.52, 0.74 -0.34!, 0.64 -0.52, 0.52 -0.34!, 0.42 -0.54, 0.3 -0.34!, 0.26 -0.5',
    ),
    { pigment: 'leaf', tone: (x) => clamp(0.1 + 0.6 * (x - 0.2)), line: inner * 1.2 },
  );
  pen.stroke(traced('0.26 -0.22, 0.24 0.06, 0.08 0.38, -0.18 0.66'), inner * 2.2, {
    isErasing: true,
    taper: 0.3,
  });
  for (const line of [
    '0.7 -0.1, 0.58 0.2, 0.36 0.46',
    '-0.04 0.74, -0.3 0.86, -0.6 0.9',
    '0.46 -0.16, 0.42 0.06',
  ])
    pen.stroke(traced(line), detail * 1.4, { taper: 0.5 });
}
