import { polar } from '../../../geometry/point.ts';
import type { Motif } from '../../motif.ts';
import { drawStar } from '../../parts/signs-and-ornaments/star.ts';

/** A large star among small ones, strewn along a golden spiral. */
export const stars: Motif = {
  name: 'star',
  tinted: ['gold'],
  grouping: 'scattered',
  one: {
    draw: (canvas) => canvas.layer((pen) => drawStar(pen, 5, 0.4), { silhouette: 'fills-and-lines' }),
  },
  draw(canvas) {
    canvas.layer(
      (pen) => {
        for (let i = 0; i < 9; i++) {
          const at = polar(i * 2.4, 0.32 * Math.sqrt(i));
          const scale = i === 0 ? 0.34 : pen.random.between(0.08, 0.18);
          if (i % 3 === 0) drawStar(pen.at({ at, scale }), 5, 0.4);
          else drawStar(pen.at({ at, scale }), 4, 0.28);
        }
      },
      { silhouette: 'fills-and-lines' },
    );
  },
};
