import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLeaf } from '../../parts/plants/leaf.ts';

/** An apple with its stalk and a leaf, gleaming. */
export const apple: Motif = {
  name: 'apple',
  tinted: ['petal'],
  draw: (canvas) => canvas.layer(drawApple),
};

function drawApple(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(skin, {
    pigment: 'petal',
    tone: (x, y) => clamp(0.14 + 0.6 * x + 0.4 * y),
    line: inner * 1.4,
  });
  for (const line of ['-0.3 -0.5, -0.14 -0.42, 0.1 -0.42, 0.32 -0.52', '-0.16 0.96, 0 0.9, 0.16 0.96'])
    pen.stroke(traced(line), inner * 1.2, { taper: 0.4 });
  for (const streak of [
    '-0.12 -0.32, -0.2 -0.02',
    '0.08 -0.34, 0.1 0.0',
    '0.28 -0.34, 0.36 -0.06',
    '-0.3 -0.3, -0.42 -0.1',
    '0.06 0.8, 0.06 0.58',
    '0.26 0.74, 0.32 0.52',
    '-0.14 0.78, -0.18 0.6',
  ])
    pen.stroke(traced(streak), detail * 1.3, { taper: 0.6, tapering: 'end' });
  pen.fill(outlined('-0.06 -0.46!, -0.02 -0.76, 0.1 -1.02!, 0.22 -0.98!, 0.1 -0.74, 0.06 -0.46!'), {
    pigment: 'wood',
    tone: 0.35,
    line: inner,
  });
  drawLeaf(pen.at({ at: [0.06, -0.72], scale: 0.72, angleRad: -0.34 }), {
    width: 0.46,
    bend: 0.2,
    teeth: 0.08,
    veins: 4,
  });
  pen.stroke(traced('-0.66 0.12, -0.68 -0.16, -0.52 -0.38'), inner * 2.6, { isErasing: true, taper: 0.4 });
  pen.stroke(traced('-0.6 0.32, -0.55 0.42'), inner * 2.2, { isErasing: true, taper: 0.3 });
}

const skin = outlined(
  '0 -0.48, 0.24 -0.62, 0.54 -0.6, 0.8 -0.36, 0.88 0.04, 0.76 0.48, 0.5 0.86, 0.24 1.0, 0 0.94, -0.24 1.0, -0.5 0.86, -0.76 0.48, -0.88 0.04, -0.8 -0.36, -0.54 -0.6, -0.24 -0.62',
);
