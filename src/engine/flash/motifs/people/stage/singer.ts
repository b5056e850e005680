import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawLimb } from '../../parts/any-beast/limb.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A singer in a long gown with a microphone, one arm flung out. */
export const singer: Motif = {
  name: 'singer',
  tinted: ['petal'],
  carries: ['microphone'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.02, -1.18], angleRad: -0.3 },
          spine: '-0.06 -0.9, -0.04 -0.44, -0.08 0.02',
          arms: ['0.06 -0.76, 0.5 -0.9, 0.92 -1.2', '-0.1 -0.74, 0.16 -0.48, 0.3 -0.92'],
          legs: ['0.0 0.06, 0.1 0.6, 0.12 1.14', '-0.12 0.06, -0.12 0.62, -0.24 1.14'],
          toes: [0.1, 0.1],
        },
        {
          hair: 'long',
          hairPigment: 'dark',
          top: 'petal',
          sleeves: 'none',
          bottoms: 'petal',
          legs: 'bare',
          shoes: 'gold',
        },
        (held) => {
          drawGown(held);
          drawMicrophone(held.at({ at: [0.34, -0.98], angleRad: 0.5 }));
        },
      ),
    );
  },
};

function drawGown(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.28 -0.2!, 0.16 -0.2!, 0.24 0.14, 0.22 0.6, 0.34 1.22!, 0.04 1.3, -0.3 1.26, -0.7 1.32!, -0.46 0.7, -0.36 0.14',
    ),
    { pigment: 'petal', tone: (x, y) => clamp(0.15 - 0.5 * x + 0.15 * y), line: inner * 1.1 },
  );
  for (const fold of [
    '-0.16 0.0, -0.24 0.6, -0.46 1.24',
    '-0.04 0.0, -0.06 0.6, -0.12 1.2',
    '0.08 0.1, 0.08 0.6, 0.16 1.18',
  ])
    pen.stroke(traced(fold), detail * 1.6, { taper: 0.4 });
}

/** Its head above the hand at the origin. */
function drawMicrophone(pen: Pen): void {
  const { inner, detail } = pen.weight;
  drawLimb(
    pen,
    { line: '0 -0.06, 0 0.1, 0 0.3', half: [0.06, 0.05, 0.035] },
    { pigment: 'dark', tone: 0.6, line: inner },
  );
  pen.fill(circle([0, -0.14], 0.115, 28), {
    pigment: 'steel',
    tone: (x, y) => clamp(0.2 + 2 * (x + y + 0.14)),
    line: inner * 1.1,
  });
  for (const line of ['-0.1 -0.16, 0.0 -0.12, 0.1 -0.16', '0.0 -0.24, 0.02 -0.14, 0.0 -0.04'])
    pen.stroke(traced(line), detail * 1.2);
}
