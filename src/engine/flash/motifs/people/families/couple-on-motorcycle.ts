import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { motorcycle } from '../../vehicles/roads/motorcycle.ts';

/** A man on a motorcycle, a woman behind him with her arm around him. */
export const coupleOnMotorcycle: Motif = {
  name: 'couple-on-motorcycle',
  tinted: ['petal'],
  carries: ['motorcycle'],
  draw(canvas) {
    motorcycle.draw(canvas);
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.36, -0.3], scale: 0.84 });
      drawMovingFigure(
        pen,
        {
          head: { at: [0.12, -1.14], angleRad: 0.02 },
          spine: '-0.04 -0.86, -0.08 -0.42, -0.06 0.04',
          arms: ['0.1 -0.7, 0.4 -0.42, 0.72 -0.7', '-0.08 -0.7, 0.16 -0.32, 0.58 -0.64'],
          legs: ['0.0 0.1, 0.56 0.1, 0.9 0.7', '-0.06 0.12, 0.5 0.2, 0.78 0.8'],
          toes: [0, 0],
        },
        {
          hair: 'short',
          hairPigment: 'wood',
          top: 'dark',
          sleeves: 'long',
          bottoms: 'water',
          legs: 'long',
          shoes: 'dark',
        },
      );
      drawMovingFigure(
        pen.at({ at: [-0.62, -0.06] }),
        {
          head: { at: [0.14, -1.06], angleRad: 0.05 },
          spine: '0.02 -0.8, -0.06 -0.4, -0.04 0.06',
          arms: ['0.1 -0.62, 0.4 -0.3, 0.7 -0.3', '0.0 -0.62, 0.3 -0.22, 0.72 -0.26'],
          legs: ['0.0 0.12, 0.52 0.24, 0.6 0.84', '-0.06 0.14, 0.46 0.3, 0.5 0.9'],
          toes: [0, 0],
        },
        {
          hair: 'long',
          hairPigment: 'ember',
          top: 'petal',
          sleeves: 'long',
          bottoms: 'dark',
          legs: 'long',
          shoes: 'wood',
        },
      );
    });
  },
};
