import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A pair of pointe shoes that hang by the bow of their ribbons. */
export const balletShoes: Motif = {
  name: 'ballet-shoes',
  tinted: ['blush'],
  draw(canvas) {
    canvas.layer((pen) => drawShoe(pen.at({ at: [-0.34, 0.34], angleRad: 0.16 })));
    canvas.layer((pen) => drawShoe(pen.at({ at: [0.36, 0.42], angleRad: -0.2, isFlipped: true })));
    canvas.layer(drawBow);
  },
};

/** With its toe down; its ribbon runs up to the bow. */
function drawShoe(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(outlined('-0.1 -0.44!, 0.02 -0.44!, 0.28 -1.0!, 0.16 -1.04!'), {
    pigment: 'blush',
    tone: 0.4,
    line: inner,
  });
  pen.fill(outlined('0.12 -0.44!, 0.24 -0.42!, 0.36 -1.0!, 0.24 -1.04!'), {
    pigment: 'blush',
    tone: 0.15,
    line: inner,
  });
  pen.fill(
    outlined(
      '-0.24 -0.4, 0 -0.5, 0.24 -0.4, 0.33 -0.1, 0.3 0.3, 0.2 0.62, 0.13 0.84!, -0.13 0.84!, -0.2 0.62, -0.3 0.3, -0.33 -0.1',
    ),
    { pigment: 'blush', tone: (x, y) => clamp(0.1 + 1.0 * x + 0.3 * (y - 0.3)), line: inner * 1.2 },
  );
  pen.fill(
    outlined('-0.17 -0.36, 0 -0.42, 0.17 -0.36, 0.22 -0.1, 0.16 0.14, 0 0.22, -0.16 0.14, -0.22 -0.1'),
    {
      pigment: 'scroll',
      tone: (_, y) => clamp(0.5 - 0.8 * (y + 0.3)),
      line: inner,
    },
  );
  pen.stroke(traced('-0.06 0.25, 0 0.21, 0.06 0.25'), inner, { taper: 0.3 });
  pen.stroke(traced('-0.14 0.7, 0 0.74, 0.14 0.7'), detail * 1.4);
  for (const fold of ['-0.16 0.34, -0.12 0.56', '0.02 0.36, 0.02 0.6', '0.18 0.32, 0.13 0.54'])
    pen.stroke(traced(fold), detail, { taper: 0.4 });
}

function drawBow(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const [loop, fold] of [
    ['0 -0.66!, -0.3 -0.98, -0.64 -1.0, -0.7 -0.74, -0.4 -0.6!', '-0.08 -0.7, -0.34 -0.78'],
    ['0 -0.66!, 0.3 -0.98, 0.64 -1.0, 0.7 -0.74, 0.4 -0.6!', '0.08 -0.7, 0.34 -0.78'],
    [
      '-0.04 -0.64!, -0.24 -0.4, -0.6 -0.26!, -0.5 -0.14!, -0.16 -0.3, 0.04 -0.6!',
      '-0.12 -0.46, -0.36 -0.28',
    ],
    ['0.04 -0.64!, 0.24 -0.4, 0.64 -0.3!, 0.56 -0.16!, 0.18 -0.28, -0.04 -0.6!', '0.12 -0.46, 0.38 -0.29'],
  ] as const) {
    pen.fill(outlined(loop), {
      pigment: 'blush',
      tone: (x, y) => clamp(0.2 + 0.4 * x - 0.5 * (y + 0.6)),
      line: inner * 1.1,
    });
    pen.stroke(traced(fold), detail * 1.3, { taper: 0.4 });
  }
  pen.fill(outlined('-0.09 -0.74, 0.09 -0.74, 0.11 -0.58, 0 -0.54, -0.11 -0.58'), {
    pigment: 'blush',
    tone: 0.35,
    line: inner * 1.1,
  });
}
