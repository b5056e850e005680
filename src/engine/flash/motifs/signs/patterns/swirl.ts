import type { Motif } from '../../motif.ts';
import { drawScroll } from '../../parts/signs-and-ornaments/scroll.ts';

/** Four scrolls around a middle: ornament by itself. */
export const swirl: Motif = {
  name: 'ornament',
  tinted: [],
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (const isFlipped of [false, true]) {
          drawScroll(pen.at({ isFlipped, angleRad: isFlipped ? -0.4 : 0.4 }));
          drawScroll(pen.at({ isFlipped, angleRad: isFlipped ? 0.5 : -0.5 }));
        }
      },
      { silhouette: 'fills-and-lines', contour: 0 },
    );
  },
};
