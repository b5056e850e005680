import type { Motif } from '../../motif.ts';
import { drawSprig } from '../../parts/plants/sprig.ts';

export const sprig: Motif = {
  name: 'branch',
  tinted: ['leaf'],
  draw(canvas) {
    canvas.layer((pen) => drawSprig(pen.at({ at: [0, 1], scale: 1.7, angleRad: 0.2 - Math.PI / 2 }), 6), {
      silhouette: 'fills-and-lines',
    });
  },
};
