import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Motif } from '../../motif.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';

const head = symmetric(
  '0 -0.72, 0.26 -0.7, 0.48 -0.58, 0.62 -0.34, 0.66 -0.04, 0.7 0.22, 0.66 0.46, 0.56 0.62!, 0.5 0.6!, 0.44 0.74!, 0.36 0.72, 0.22 0.86, 0 0.9',
);
const cheek = outlined(
  '0.15 0.4!, 0.12 0.2, 0.06 -0.1, 0.02 -0.4!, 0.0 -0.1, 0.0 0.3, 0.1 0.5, 0.3 0.5, 0.44 0.6, 0.4 0.74, 0.3 0.76, 0.2 0.6',
);
const ear = {
  outer: outlined(
    '0.3 -0.6!, 0.52 -0.74, 0.78 -0.62, 0.94 -0.26, 0.98 0.2, 0.86 0.52, 0.72 0.46, 0.62 0.1, 0.52 -0.3!',
  ),
  inner: outlined('0.56 -0.5!, 0.7 -0.5, 0.82 -0.2, 0.86 0.16, 0.8 0.38, 0.72 0.3, 0.66 -0.06!'),
};

/** A dog's head from the front, its ears hanging. */
export const dog: Motif = {
  name: 'dog',
  tinted: ['wood'],
  draw(canvas) {
    canvas.layer((pen) =>
      drawCanineFace(pen, {
        coat: 'wood',
        light: 'foam',
        iris: 'wood',
        head,
        cheek,
        ear,
        isSnarling: false,
        isGentle: true,
      }),
    );
  },
};
