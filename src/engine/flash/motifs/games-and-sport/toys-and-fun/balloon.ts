import { traced } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawRoundBalloon } from '../../parts/games-and-music/balloon.ts';

/** A balloon that rises on its curling string. */
export const balloon: Motif = {
  name: 'balloon',
  tinted: ['petal'],
  grouping: 'scattered',
  draw(canvas) {
    canvas.layer(
      (pen) => {
        pen.stroke(
          traced('0 -0.02, 0.08 0.26, -0.1 0.52, 0.06 0.82, -0.06 1.1, 0.02 1.24'),
          pen.weight.inner * 1.2,
        );
        drawRoundBalloon(pen.at({ at: [0, -0.54] }));
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};
