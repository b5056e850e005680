import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawLocks } from '../../parts/any-beast/fur.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';

/** A spotted hyena's head from the front, its teeth bared: round ears, dark muzzle, a bristling mane. */
export const hyena: Motif = {
  name: 'hyena',
  tinted: ['scroll'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawLocks(pen, mane, { width: 0.22, bend: 0.1, pigment: 'wood', tone: 0.45 });
      drawCanineFace(pen, {
        coat: 'scroll',
        light: 'wood',
        iris: 'ember',
        head,
        cheek,
        ear,
        isSnarling: true,
        drawMarkings,
      });
      drawLocks(pen, forelock, { width: 0.2, bend: 0.1, pigment: 'wood', tone: 0.4 });
    });
  },
};

/** Spots fade towards the muzzle. */
function drawMarkings(side: Pen): void {
  for (const [x, y, size] of spots)
    side.fill(
      outlined(
        `${x - size} ${y}, ${x - 0.2 * size} ${y - 0.8 * size}, ${x + size} ${y - 0.2 * size}, ${x + 0.3 * size} ${y + 0.9 * size}`,
      ),
      { pigment: 'dark', black: 'uncolored', tone: 0.3 },
    );
}

const spots = [
  [0.3, -0.56, 0.05],
  [0.48, -0.44, 0.055],
  [0.6, -0.24, 0.055],
  [0.7, -0.02, 0.055],
  [0.82, 0.14, 0.05],
  [0.62, 0.1, 0.045],
  [0.74, 0.3, 0.05],
] as const;
const mane: LockPlaces = [
  [0.04, -0.6, 0.04, -0.72],
  [0.16, -0.6, 0.16, -0.6],
  [0.64, 0.2, 0.44, 0.24],
  [0.6, 0.36, 0.4, 0.4],
  [0.5, 0.5, 0.32, 0.5],
];
const forelock: LockPlaces = [
  [0.03, -0.5, 0.02, -0.42],
  [0.1, -0.54, 0.12, -0.34],
];
const head = symmetric(
  '0 -0.66, 0.28 -0.66, 0.52 -0.54, 0.72 -0.28, 0.86 0.0, 0.94 0.28, 0.84 0.5!, 0.72 0.54!, 0.6 0.64, 0.44 0.62, 0.34 0.74, 0.2 0.8, 0 0.82',
);
const cheek = outlined('0.14 0.44!, 0.15 0.26, 0.26 0.2, 0.38 0.34, 0.42 0.5, 0.34 0.68!');
const ear = {
  outer: outlined('0.26 -0.5!, 0.32 -0.9, 0.6 -1.16, 0.94 -1.04, 1.06 -0.7, 0.94 -0.34, 0.72 -0.14!'),
  inner: outlined('0.46 -0.54!, 0.5 -0.82, 0.66 -0.98, 0.86 -0.9, 0.92 -0.66, 0.84 -0.42, 0.72 -0.34!'),
};
