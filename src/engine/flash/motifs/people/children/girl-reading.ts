import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawBookAside } from '../../parts/tools-and-things/book-aside.ts';

/** Somebody who sits on the ground with the knees drawn up, reading. */
export const girlReading: Motif = {
  name: 'girl-reading',
  tinted: ['petal'],
  carries: ['book'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawMovingFigure(
        pen,
        {
          head: { at: [-0.14, -0.4], angleRad: 0.4 },
          spine: '-0.3 -0.12, -0.44 0.3, -0.44 0.72',
          arms: ['-0.18 0.0, 0.08 0.34, 0.4 0.08', '-0.34 0.04, -0.14 0.46, 0.26 0.2'],
          legs: ['-0.36 0.76, 0.2 0.4, 0.5 0.9', '-0.44 0.78, 0.1 0.46, 0.36 0.96'],
          toes: [0, 0],
        },
        {
          hair: 'long',
          hairPigment: 'wood',
          top: 'petal',
          sleeves: 'long',
          bottoms: 'water',
          legs: 'long',
          shoes: 'foam',
        },
        (held) => drawBookAside(held.at({ at: [0.36, 0.12] })),
      ),
    );
  },
};
