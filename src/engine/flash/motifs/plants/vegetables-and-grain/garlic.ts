import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';

/** A bulb of garlic and a single clove before it. */
export const garlic: Motif = {
  name: 'garlic',
  tinted: ['foam'],
  draw(canvas) {
    canvas.layer(drawBulb, { silhouette: 'fills-and-lines' });
    canvas.layer((pen) => drawClove(pen.at({ at: [0.86, 0.66], angleRad: 0.5, scale: 0.62 })));
  },
};

function drawBulb(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const root of ['-0.1 0.9, -0.18 1.1', '0 0.9, 0.02 1.14', '0.1 0.9, 0.2 1.08', '-0.2 0.9, -0.34 1.04'])
    pen.stroke(traced(root), inner, { taper: 0.6, tapering: 'end' });
  pen.fill(
    symmetric(
      '0 -1.5!, 0.16 -1.46!, 0.14 -1.0, 0.22 -0.68, 0.56 -0.36, 0.92 0.02, 0.96 0.46, 0.72 0.82, 0.34 0.94, 0 0.98!',
    ),
    {
      pigment: 'foam',
      tone: (x, y) => clamp(0.04 + 0.5 * (x - 0.1) + 0.35 * (y - 0.2)),
      line: inner * 1.4,
    },
  );
  for (const clove of [
    '-0.06 -0.9, -0.2 -0.5, -0.46 0.0, -0.5 0.46, -0.24 0.9',
    '0.06 -0.9, 0.2 -0.5, 0.46 0.0, 0.5 0.46, 0.24 0.9',
    '-0.1 -0.8, -0.3 -0.5, -0.66 -0.14, -0.8 0.2',
    '0.1 -0.8, 0.3 -0.5, 0.66 -0.14, 0.8 0.2',
    '-0.1 0.94, -0.04 0.5, -0.02 0.2',
  ])
    pen.stroke(traced(clove), inner, { taper: 0.35 });
  for (const [line, width] of [
    ['-0.02 -0.7, -0.12 -0.2, -0.14 0.3', 1.6],
    ['0.06 -0.6, 0.18 -0.1, 0.2 0.34', 1.4],
    ['-0.66 0.1, -0.72 0.4, -0.6 0.66', 1.2],
    ['0.72 0.2, 0.72 0.5, 0.56 0.74', 1.4],
  ] as const)
    pen.stroke(traced(line), detail * width, { taper: 0.5 });
  pen.fill(outlined('-0.16 -1.46!, 0 -1.54, 0.16 -1.46!, 0 -1.4'), {
    pigment: 'scroll',
    tone: 0.4,
    line: inner,
  });
  for (const x of [-0.05, 0.05]) pen.stroke(traced(`${x} -1.34, ${x} -1.0`), detail * 1.2, { taper: 0.4 });
}

function drawClove(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined('0.1 -0.9!, 0.34 -0.5, 0.5 0.06, 0.4 0.5!, 0.0 0.58, -0.36 0.46!, -0.4 0.0, -0.16 -0.5'),
    {
      pigment: 'scroll',
      tone: (x, y) => clamp(0.1 + 0.8 * x + 0.4 * y),
      line: inner * 1.4,
    },
  );
  pen.stroke(traced('0.08 -0.7, 0.06 -0.2, 0.14 0.46'), inner, { taper: 0.4 });
  pen.stroke(traced('-0.22 -0.16, -0.24 0.24'), detail * 1.4, { taper: 0.5 });
}
