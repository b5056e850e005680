import { clamp } from '../../../geometry/interval.ts';
import { outlined } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawHeart } from './heart.ts';

/** A heart from which blood runs and drips. */
export const bleedingHeart: Motif = {
  name: 'bleeding-heart',
  tinted: ['petal', 'petalLight'],
  draw(canvas) {
    canvas.layer((heart) => {
      const pen = heart.at({ at: [0, -0.28], scale: 0.82 });
      for (const run of runs)
        pen.fill(outlined(run), {
          pigment: 'petal',
          tone: (_, y) => clamp(0.75 - 0.5 * (y - 0.4)),
          line: pen.weight.inner,
        });
      drawHeart(pen);
    });
    canvas.layer((pen) => {
      for (const [x, y, scale] of drops)
        pen
          .at({ at: [x, y], scale })
          .fill(outlined('0 -1!, 0.3 -0.3, 0.56 0.3, 0.4 0.8, 0 0.96, -0.4 0.8, -0.56 0.3, -0.3 -0.3'), {
            pigment: 'petal',
            tone: (px) => clamp(0.1 + 0.5 * (px + 0.4)),
            line: pen.weight.inner,
          });
    });
  },
};

const runs = [
  '-0.72 0!, -0.6 0.6, -0.62 0.86, -0.54 0.96, -0.46 0.86, -0.48 0.5, -0.3 0.3!',
  '-0.44 0.4!, -0.3 0.8, -0.32 1.22, -0.22 1.34, -0.12 1.22, -0.14 0.9, 0 0.8!',
  '-0.08 0.8!, 0.02 1.1, 0 1.4, 0.08 1.5, 0.17 1.4, 0.16 1.1, 0.2 0.8!',
  '0.2 0.7!, 0.3 0.9, 0.28 1.1, 0.36 1.2, 0.44 1.1, 0.42 0.8, 0.5 0.4!',
  '0.5 0.3!, 0.58 0.5, 0.57 0.7, 0.64 0.79, 0.71 0.7, 0.7 0.4, 0.8 0!',
];
const drops = [
  [-0.18, 1.06, 0.13],
  [0.07, 1.24, 0.1],
  [0.3, 0.96, 0.1],
  [-0.44, 0.74, 0.09],
] as const;
