import { clamp, smoothstep } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawGleams } from '../../parts/jewels/gleams.ts';

/** A cupcake in its pleated paper under a swirl of icing with sprinkles. */
export const cupcake: Motif = {
  name: 'cupcake',
  tinted: ['blush'],
  draw: (canvas) =>
    canvas.layer((pen) => {
      drawPaper(pen);
      drawSwirl(pen);
    }),
};

function drawPaper(pen: Pen): void {
  const { inner } = pen.weight;
  pen.fill(outlined('-0.86 0.14!, 0.86 0.14!, 0.62 1.16!, 0.3 1.24, -0.3 1.24, -0.62 1.16!'), {
    pigment: 'waterLight',
    tone: (x) => clamp(0.08 + 0.6 * smoothstep(0.1, 0.8, x)),
    line: inner * 1.4,
  });
  for (let pleat = -3; pleat <= 3; pleat++) {
    const x = pleat * 0.22;
    const fold = `${x - 0.05} 0.2!, ${x + 0.05} 0.2!, ${(x + 0.05) * 0.74} 1.23!, ${(x - 0.05) * 0.74} 1.23!`;
    pen.fill(outlined(fold), { pigment: 'water', tone: clamp(0.1 + 0.5 * x), line: inner * 0.8 });
  }
}

function drawSwirl(pen: Pen): void {
  const { inner, detail } = pen.weight;
  for (const tier of tiers)
    pen.fill(outlined(tier), {
      pigment: 'blush',
      tone: (x, y) => clamp(0.08 + 0.45 * x + 0.25 * (y + 0.4)),
      line: inner * 1.4,
    });
  for (const fold of [
    '-0.66 0.1, -0.2 0.12, 0.4 0.0, 0.84 -0.14',
    '-0.5 -0.4, -0.1 -0.4, 0.36 -0.5, 0.58 -0.62',
    '-0.26 -0.84, 0.04 -0.88, 0.24 -0.98',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.5 });
  drawGleams(pen, ['-0.84 -0.02, -0.74 -0.16', '-0.6 -0.5, -0.5 -0.6', '-0.3 -0.94, -0.22 -1.04'], inner * 2);
  for (const [x, y, angleRad, pigment] of sprinkles)
    pen
      .at({ at: [x, y], angleRad })
      .fill(outlined('-0.09 0, -0.06 -0.038, 0.06 -0.038, 0.09 0, 0.06 0.038, -0.06 0.038'), {
        pigment,
        tone: 0.1,
        line: inner * 0.85,
      });
}

/** From the paper up. */
const tiers = [
  '-1.04 0.12, -0.98 -0.12, -0.7 -0.26, 0.7 -0.3, 1.0 -0.12, 1.04 0.12, 0.84 0.3, 0.4 0.28, 0 0.34, -0.44 0.28, -0.84 0.32',
  '-0.8 -0.36, -0.74 -0.6, -0.46 -0.72, 0.5 -0.78, 0.76 -0.6, 0.78 -0.36, 0.56 -0.2, 0 -0.16, -0.58 -0.18',
  '-0.46 -0.82, -0.4 -1.04, -0.1 -1.16, 0.02 -1.34, 0.22 -1.5!, 0.24 -1.28, 0.42 -1.08, 0.46 -0.84, 0.3 -0.66, -0.3 -0.64',
];
const sprinkles: readonly (readonly [x: number, y: number, angleRad: number, Pigment])[] = [
  [-0.36, -0.02, 0.5, 'gold'],
  [0.2, 0.16, -0.5, 'leaf'],
  [0.62, 0.08, 0.8, 'gold'],
  [-0.18, -0.54, -0.8, 'leaf'],
  [0.3, -0.34, 0.3, 'gold'],
  [0.06, -0.76, -0.2, 'foam'],
  [-0.56, -0.32, 0.2, 'foam'],
  [0.16, -1.12, 0.9, 'gold'],
];
