import { clamp } from '../../../geometry/interval.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawLocks } from '../../parts/any-beast/fur.ts';
import { drawBlaze } from '../../parts/dogs/blaze.ts';
import { drawCanineFace } from '../../parts/dogs/canine-face.ts';

const ruff: LockPlaces = [
  [0.72, 0.36, 0.26, 0.34],
  [0.6, 0.46, 0.2, 0.44],
  [0.42, 0.56, 0.1, 0.5],
  [0.22, 0.6, 0.04, 0.56],
  [0.08, 0.6, -0.06, 0.6],
];
const tongue = symmetric('0 0.76!, 0.07 0.82, 0.13 0.92, 0.11 1.06, 0 1.12');

function drawRuff(pen: Pen, pigment: Pigment): void {
  drawLocks(pen, ruff, {
    width: 0.36,
    bend: -0.1,
    pigment,
    tone: (x, y) => clamp(0.6 - 0.2 * Math.abs(x) - 0.3 * y),
  });
}

/** A corgi: a fox's face under large, rounded ears. */
const corgi: Motif = {
  name: 'corgi',
  tinted: ['ember'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRuff(pen, 'foam');
      drawCanineFace(pen, {
        coat: 'ember',
        light: 'foam',
        iris: 'wood',
        head: symmetric(
          '0 -0.68, 0.28 -0.68, 0.54 -0.56, 0.76 -0.28, 0.92 0.06, 1.0 0.34!, 0.86 0.4, 0.86 0.56!, 0.68 0.58, 0.5 0.74, 0.3 0.84, 0.16 0.88, 0 0.9',
        ),
        cheek: outlined(
          '0.14 0.42!, 0.2 0.24, 0.4 0.26, 0.58 0.16, 0.78 0.16, 0.96 0.34!, 0.84 0.38, 0.84 0.54!, 0.66 0.56, 0.48 0.72, 0.3 0.76',
        ),
        ear: {
          outer: outlined('0.2 -0.58!, 0.28 -0.96, 0.5 -1.36, 0.7 -1.5, 0.86 -1.36, 0.94 -0.86, 0.74 -0.24!'),
          inner: outlined(
            '0.36 -0.64!, 0.42 -0.94, 0.58 -1.22, 0.7 -1.32, 0.79 -1.2, 0.82 -0.8, 0.68 -0.44!',
          ),
        },
        isSnarling: false,
        isGentle: true,
        drawMarkings: (side) =>
          drawBlaze(side, '0.06 -0.7, 0.12 -0.56, 0.08 -0.3, 0.1 0.0, 0.22 0.3, 0.26 0.5'),
      });
      pen.fill(tongue, {
        pigment: 'petal',
        tone: (_, y) => clamp(0.7 - 2 * (y - 0.8)),
        line: pen.weight.inner,
      });
      pen.stroke(traced('0 0.8, 0 1.0'), pen.weight.detail, { taper: 0.5 });
    });
  },
};

/** A border collie: black and white, its ears half folded. */
const borderCollie: Motif = {
  name: 'border-collie',
  tinted: ['dark'],
  draw(canvas) {
    canvas.layer((pen) => {
      drawRuff(pen, 'foam');
      drawLocks(
        pen,
        [
          [0.56, -0.1, 0.4, 0.66],
          [0.56, 0.14, 0.26, 0.76],
        ],
        { width: 0.36, bend: -0.12, pigment: 'dark', tone: 0.6 },
      );
      drawCanineFace(pen, {
        coat: 'dark',
        light: 'foam',
        iris: 'wood',
        head: symmetric(
          '0 -0.74, 0.26 -0.72, 0.5 -0.6, 0.66 -0.34, 0.7 -0.04, 0.82 0.22!, 0.7 0.24, 0.74 0.46!, 0.58 0.46, 0.48 0.68, 0.34 0.78, 0.2 0.86, 0 0.9',
        ),
        cheek: outlined('0.12 0.4!, 0.16 0.2, 0.3 0.3, 0.4 0.46, 0.44 0.64, 0.36 0.76, 0.2 0.66'),
        ear: {
          outer: outlined(
            '0.22 -0.6!, 0.36 -0.94, 0.62 -1.12, 0.9 -1.0, 1.08 -0.74, 1.12 -0.5!, 0.92 -0.62, 0.8 -0.56, 0.68 -0.26!',
          ),
          inner: outlined('0.42 -0.62!, 0.5 -0.82, 0.64 -0.9, 0.76 -0.76, 0.72 -0.54, 0.62 -0.44!'),
        },
        isSnarling: false,
        isGentle: true,
        drawMarkings: (side) =>
          drawBlaze(side, '0.12 -0.73, 0.17 -0.58, 0.12 -0.3, 0.14 0.0, 0.28 0.3, 0.26 0.5'),
      });
    });
  },
};

export const herdingDogs: readonly Motif[] = [corgi, borderCollie];
