import { fullTurn, polar } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';

/** The sailors' star: each of its five points parted into a dark half and a light one. */
export const nauticalStar: Motif = {
  name: 'nautical-star',
  tinted: ['petal'],
  draw(canvas) {
    canvas.layer((pen) => {
      for (let i = 0; i < 5; i++) {
        const turn = -Math.PI / 2 + (i * fullTurn) / 5;
        for (const side of [1, -1])
          pen.fill([[0, 0], polar(turn, 1.14), polar(turn + (side * fullTurn) / 10, 0.46)], {
            pigment: side > 0 ? 'petal' : 'foam',
            tone: side > 0 ? 0.35 : 0.05,
            ...(side > 0 && { black: 'uncolored' }),
            line: pen.weight.inner,
          });
      }
    });
  },
};
