import type { Motif } from '../../motif.ts';
import { drawBreastplate, drawDivingHelmet } from '../../parts/headgear/diving-helmet.ts';

/** The helmet of a deep-sea diver, on its collar. */
export const divingHelmet: Motif = {
  name: 'diving-helmet',
  tinted: ['gold'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawBreastplate(pen.at({ at: [0, 1.46], scale: 1.9 }));
      drawDivingHelmet(pen.at({ at: [0, -0.1], scale: 1.6 }));
    });
  },
};
