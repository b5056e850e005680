import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawCurledUp } from '../../parts/any-beast/curled-up.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';
import { drawLyingDog } from '../../parts/dogs/dog-poses.ts';
import type { DogBuild } from '../../parts/dogs/dog-profile.ts';
import { drawStandingDog } from '../../parts/dogs/running-dog.ts';
import { drawRunningWolf } from '../../parts/dogs/running-wolf.ts';

const head = symmetric(
  '0 -0.66, 0.24 -0.66, 0.46 -0.56, 0.62 -0.38, 0.72 -0.14, 0.86 0.02!, 0.8 0.06!, 1.04 0.24!, 0.9 0.28!, 1.06 0.46!, 0.84 0.46!, 0.86 0.62!, 0.64 0.58!, 0.56 0.72!, 0.44 0.64, 0.34 0.76, 0.2 0.84, 0 0.88',
);
const cheek = outlined(
  '0.16 0.4!, 0.2 0.2, 0.36 0.1, 0.52 0.12, 0.66 0.02, 0.8 0.06!, 0.98 0.24!, 0.86 0.27!, 1.0 0.44!, 0.8 0.43!, 0.82 0.58!, 0.62 0.54!, 0.55 0.68!, 0.44 0.6, 0.34 0.7',
);
const ear = {
  outer: outlined('0.16 -0.58!, 0.26 -0.98, 0.56 -1.42!, 0.78 -1.04, 0.84 -0.66, 0.74 -0.2!'),
  inner: outlined('0.34 -0.64!, 0.41 -0.92, 0.57 -1.18!, 0.68 -0.92, 0.71 -0.66, 0.66 -0.42!'),
  tip: outlined(
    '0.38 -1.18!, 0.46 -1.3, 0.56 -1.42!, 0.66 -1.27, 0.73 -1.15!, 0.66 -1.17!, 0.62 -1.08!, 0.56 -1.16!, 0.5 -1.08!, 0.46 -1.16!',
  ),
};

const build: DogBuild = { coat: 'ember', light: 'foam', ear: 'pricked', tail: 'brush' };

/** A fox's head from the front. */
export const fox: Motif = {
  name: 'fox',
  tinted: ['ember'],
  poses: {
    prone: { draw: (canvas) => canvas.layer((pen) => drawLyingDog(pen, build)) },
    standing: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
    prowling: { draw: (canvas) => canvas.layer((pen) => drawStandingDog(pen, build)) },
    running: { draw: (canvas) => canvas.layer((pen) => drawRunningWolf(pen, 'ember')) },
    sleeping: {
      draw: (canvas) => canvas.layer((pen) => drawCurledUp(pen, { coat: 'ember', light: 'foam' })),
    },
  },
  draw(canvas) {
    canvas.layer((pen) =>
      drawCanineFace(pen, {
        coat: 'ember',
        light: 'foam',
        iris: 'gold',
        head,
        cheek,
        ear,
        isSnarling: false,
      }),
    );
  },
};
