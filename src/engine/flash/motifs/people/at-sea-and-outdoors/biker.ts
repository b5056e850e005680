import type { Motif } from '../../motif.ts';
import { drawMovingFigure } from '../../parts/figures/moving-figure.ts';
import { drawHeadgear } from '../../parts/headgear/headgear-aside.ts';
import { motorcycle } from '../../vehicles/roads/motorcycle.ts';

/** A bearded biker who leans back on a chopper. */
export const biker: Motif = {
  name: 'biker',
  tinted: ['petal'],
  carries: ['motorcycle'],
  draw(canvas) {
    motorcycle.draw(canvas);
    canvas.layer((sheet) => {
      const pen = sheet.at({ at: [-0.46, -0.3], scale: 0.9 });
      const head = { at: [0.06, -1.16], angleRad: -0.05 } as const;
      drawMovingFigure(
        pen,
        {
          head,
          spine: '-0.08 -0.88, -0.1 -0.42, -0.08 0.04',
          arms: ['0.06 -0.72, 0.36 -0.44, 0.66 -0.72', '-0.12 -0.72, 0.12 -0.34, 0.52 -0.66'],
          legs: ['0.0 0.1, 0.56 0.1, 0.86 0.66', '-0.06 0.12, 0.5 0.2, 0.74 0.76'],
          toes: [0, 0],
        },
        {
          hair: 'bearded',
          hairPigment: 'grey',
          top: 'dark',
          sleeves: 'none',
          bottoms: 'water',
          legs: 'long',
          shoes: 'dark',
        },
        (held) => drawHeadgear(held, head, 'ridingHelmet', 'dark'),
      );
    });
  },
};
