import { clamp } from '../../../geometry/interval.ts';
import { ellipse } from '../../../geometry/shape.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A ring of dough under icing with sprinkles. */
export const donut: Motif = {
  name: 'donut',
  tinted: ['blush'],
  draw: (canvas) =>
    canvas.layer((upright) => {
      const pen = upright.at({ angleRad: -0.14 });
      drawDough(pen);
      drawIcing(pen);
    }),
};

function drawDough(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill([ellipse([0, 0.06], 1.2, 1.1, 80), ellipse([0, -0.02], 0.32, 0.25, 40)], {
    pigment: 'gold',
    tone: (x, y) => clamp(0.25 + 0.35 * x + 0.4 * y),
    line: inner * 1.4,
    rule: 'evenodd',
  });
}

function drawIcing(pen: Pen): void {
  const { inner } = pen.weight;
  const hole = ellipse([0, -0.06], 0.42, 0.34, 44);
  pen.fill([icing, hole], {
    pigment: 'blush',
    tone: (x, y) => clamp(0.06 + 0.4 * x + 0.42 * y),
    line: inner * 1.3,
    rule: 'evenodd',
  });
  drawGleams(pen, ['-0.88 -0.06, -0.82 -0.38, -0.6 -0.66', '-0.4 -0.78, -0.26 -0.83'], inner * 2);
  for (const [x, y, angleRad, pigment] of sprinkles)
    pen
      .at({ at: [x, y], angleRad })
      .fill(outlined('-0.1 0, -0.07 -0.04, 0.07 -0.04, 0.1 0, 0.07 0.04, -0.07 0.04'), {
        pigment,
        tone: 0.1,
        line: inner * 0.9,
      });
}

const icing = outlined(
  '0 -1.0, 0.44 -0.92, 0.84 -0.7, 1.08 -0.26, 1.06 0.12, 0.98 0.34, 0.84 0.34, 0.78 0.52, 0.7 0.76, 0.54 0.78, 0.42 0.64, 0.26 0.72, 0.1 0.92, -0.08 0.92, -0.2 0.72, -0.38 0.64, -0.56 0.76, -0.74 0.7, -0.8 0.46, -0.94 0.34, -1.06 0.16, -1.08 -0.22, -0.86 -0.68, -0.46 -0.92',
);
const sprinkles: readonly (readonly [x: number, y: number, angleRad: number, Pigment])[] = [
  [-0.1, -0.66, 0.5, 'water'],
  [0.3, -0.72, -0.7, 'gold'],
  [0.56, -0.42, 0.9, 'foam'],
  [0.84, -0.22, -0.3, 'water'],
  [0.62, -0.02, 1.3, 'leaf'],
  [0.78, 0.24, 0.2, 'gold'],
  [0.5, 0.4, -0.6, 'foam'],
  [0.16, 0.5, 0.4, 'water'],
  [-0.18, 0.44, -0.9, 'gold'],
  [-0.5, 0.4, 0.7, 'leaf'],
  [-0.68, 0.12, -0.4, 'foam'],
  [-0.56, -0.28, 1.1, 'gold'],
  [-0.36, -0.5, -0.2, 'leaf'],
];
