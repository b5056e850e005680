import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import { drawLimb } from '../any-beast/limb.ts';

/** The dragon's wing, a bat's, raised from the shoulder, its tips to the right. */
export function drawWelshDragonWing(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.36 0.04!, -0.5 -0.5, -0.4 -1.1, -0.12 -1.66!, 0.3 -1.6, 0.72 -1.7, 1.1 -1.56!, 0.86 -1.3, 0.86 -1.02, 1.16 -0.86!, 0.78 -0.8, 0.6 -0.62, 0.68 -0.34!, 0.4 -0.44, 0.14 -0.34, 0.06 0.02!',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.35 + 0.4 * (y + 1.0) + 0.1 * x), line: inner * 1.2 },
  );
  for (const finger of [
    '-0.2 -1.5, 0.4 -1.5, 1.08 -1.56',
    '-0.3 -1.3, 0.3 -1.1, 1.12 -0.88',
    '-0.36 -1.1, 0.1 -0.7, 0.66 -0.38',
  ])
    drawLimb(pen, { line: finger, half: [0.06, 0.04, 0.015] }, { pigment: 'petal', tone: 0.1 });
  drawLimb(
    pen,
    { line: '-0.16 0.06, -0.4 -0.5, -0.34 -1.1, -0.1 -1.64', half: [0.15, 0.11, 0.09, 0.05] },
    { pigment: 'petal', tone: (x) => clamp(0.15 + x) },
  );
  pen.fill(outlined('-0.16 -1.58!, -0.26 -1.76, -0.2 -1.96!, -0.06 -1.78, -0.02 -1.62!'), {
    pigment: 'bone',
    tone: 0.1,
    line: inner,
  });
  for (const fold of ['-0.1 -0.7, 0.06 -0.4, 0.08 -0.1', '-0.2 -0.8, -0.06 -0.4, -0.08 -0.06'])
    pen.stroke(traced(fold), detail * 1.4, { taper: 0.4 });
}
