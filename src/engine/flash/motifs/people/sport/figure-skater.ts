import { clamp } from '../../../geometry/interval.ts';
import { outlined, traced } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawIceSkate } from '../../parts/clothes/ice-skate.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';

/** A skater who glides on one foot, the other leg raised behind. */
export const figureSkater: Motif = {
  name: 'figure-skater',
  tinted: ['violet'],
  carries: ['ice-skate'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [0.52, -0.9], angleRad: -0.25 },
          spine: '0.3 -0.66, 0.08 -0.32, -0.14 0.06',
          arms: ['0.38 -0.56, 0.76 -0.76, 1.16 -0.96', '0.2 -0.54, -0.2 -0.74, -0.56 -1.04'],
          legs: ['-0.08 0.1, -0.02 0.62, -0.02 1.12', '-0.18 0.08, -0.7 -0.06, -1.2 -0.3'],
          toes: [0, 3.7],
        },
        {
          hair: 'bun',
          hairPigment: 'wood',
          top: 'violet',
          sleeves: 'long',
          bottoms: 'violet',
          legs: 'bare',
        },
        (held) => {
          drawIceSkate(held.at({ at: [-0.02, 1.12] }));
          drawIceSkate(held.at({ at: [-1.2, -0.3], angleRad: 3.7 - Math.PI, isFlipped: true }));
          drawSkatingSkirt(held);
        },
      ),
    );
  },
};

function drawSkatingSkirt(pen: Pen): void {
  const { inner, detail } = pen.weight;
  pen.fill(
    outlined(
      '-0.2 -0.3!, 0.2 -0.02!, 0.14 0.2, 0.12 0.46!, -0.1 0.4, -0.3 0.38, -0.6 0.36, -0.76 0.18!, -0.56 -0.02, -0.34 -0.14',
    ),
    { pigment: 'violet', tone: (x, y) => clamp(0.2 - 0.4 * x + 0.4 * y), line: inner * 1.1 },
  );
  for (const fold of [
    '-0.04 -0.08, -0.06 0.14, -0.02 0.36',
    '-0.14 -0.12, -0.3 0.1, -0.34 0.32',
    '-0.22 -0.16, -0.46 0.0, -0.62 0.22',
  ])
    pen.stroke(traced(fold), detail * 1.5, { taper: 0.4 });
}
