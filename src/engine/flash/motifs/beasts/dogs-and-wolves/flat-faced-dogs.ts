import { outlined, symmetric } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import { drawBlaze } from '../../parts/dogs/blaze.ts';
import type { FlatFace } from '../../parts/dogs/flat-face.ts';
import { drawFlatFace } from '../../parts/dogs/flat-face.ts';

const buttonEar = outlined(
  '0.4 -0.64!, 0.62 -0.74, 0.86 -0.62, 1.0 -0.34, 1.0 -0.06, 0.92 0.12!, 0.78 -0.06, 0.62 -0.2, 0.5 -0.36',
);
const foldedEar = outlined(
  '0.34 -0.66!, 0.6 -0.8, 0.84 -0.7, 1.0 -0.4, 1.02 -0.04, 0.94 0.3!, 0.82 0.1, 0.68 -0.12, 0.52 -0.36',
);

const roseEar = outlined('0.36 -0.56!, 0.56 -0.76, 0.84 -0.74, 1.06 -0.5!, 0.96 -0.36, 0.8 -0.4, 0.6 -0.42');

const breeds: Readonly<Record<string, FlatFace>> = {
  pug: {
    coat: 'scroll',
    muzzle: 'dark',
    head: symmetric(
      '0 -0.7, 0.36 -0.68, 0.66 -0.52, 0.84 -0.16, 0.88 0.2, 0.82 0.52, 0.6 0.76, 0.3 0.9, 0 0.92',
    ),
    ear: { outer: buttonEar, pigment: 'dark' },
    eye: { at: [0.42, -0.04], radius: 0.17 },
    folds: [
      '0 -0.2, 0.14 -0.26, 0.2 -0.4',
      '0 -0.34, 0.16 -0.42, 0.26 -0.56',
      '0.3 -0.3, 0.42 -0.38, 0.56 -0.34',
      '0.62 0.2, 0.72 0.36, 0.7 0.56',
    ],
    drawMarkings: (side) =>
      drawMask(
        side,
        '0 -0.08!, 0.14 0.0, 0.3 -0.26, 0.56 -0.26, 0.66 0.0, 0.6 0.24, 0.68 0.5, 0.62 0.76, 0.3 0.88, 0 0.9!',
      ),
  },
  'french-bulldog': {
    coat: 'grey',
    muzzle: 'foam',
    head: symmetric(
      '0 -0.64, 0.34 -0.66, 0.6 -0.54, 0.74 -0.24, 0.78 0.08, 0.86 0.38, 0.8 0.64, 0.56 0.82, 0.26 0.9, 0 0.9',
    ),
    ear: {
      outer: outlined('0.26 -0.56!, 0.28 -0.96, 0.42 -1.3, 0.6 -1.4, 0.78 -1.26, 0.88 -0.84, 0.74 -0.26!'),
      inner: outlined('0.4 -0.62!, 0.42 -0.94, 0.52 -1.18, 0.62 -1.22, 0.72 -1.1, 0.76 -0.8, 0.66 -0.46!'),
      pigment: 'grey',
    },
    eye: { at: [0.43, -0.1], radius: 0.145 },
    folds: [
      '0.1 -0.12, 0.16 -0.3, 0.12 -0.48',
      '0.24 -0.36, 0.36 -0.44, 0.52 -0.4',
      '0.66 0.2, 0.74 0.4, 0.7 0.6',
    ],
    drawMarkings: (side) =>
      drawBlaze(side, '0.05 -0.64, 0.06 -0.5, 0.07 -0.2, 0.12 0.04, 0.3 0.16, 0.24 0.4'),
  },
  bulldog: {
    coat: 'foam',
    muzzle: 'foam',
    head: symmetric(
      '0 -0.62, 0.36 -0.64, 0.66 -0.5, 0.84 -0.18, 0.9 0.2, 1.0 0.52, 0.96 0.82, 0.78 1.0, 0.5 0.98, 0.24 0.94, 0 0.94',
    ),
    ear: { outer: roseEar, pigment: 'ember' },
    eye: { at: [0.42, -0.02], radius: 0.125 },
    folds: [
      '0 -0.14, 0.16 -0.2, 0.24 -0.34',
      '0 -0.28, 0.2 -0.36, 0.3 -0.5',
      '0.26 -0.26, 0.42 -0.34, 0.6 -0.26',
      '0.62 0.14, 0.78 0.36, 0.76 0.7',
      '0.74 0.1, 0.9 0.4, 0.88 0.76',
      '0.1 0.06, 0.26 -0.02, 0.4 0.14',
    ],
    drawMarkings: (side) =>
      side.fill(
        outlined('0.12 -0.2!, 0.2 -0.5, 0.36 -0.63!, 0.64 -0.5, 0.82 -0.18, 0.86 0.12!, 0.66 0.26, 0.36 0.2'),
        {
          pigment: 'ember',
          tone: (x, y) => 0.1 + 0.4 * x - 0.2 * y,
          line: side.weight.detail,
        },
      ),
  },
  'boxer-dog': {
    coat: 'ember',
    muzzle: 'dark',
    head: symmetric(
      '0 -0.84, 0.3 -0.82, 0.54 -0.66, 0.66 -0.36, 0.68 0.0, 0.72 0.36, 0.7 0.62, 0.52 0.82, 0.26 0.9, 0 0.92',
    ),
    ear: { outer: foldedEar, pigment: 'ember' },
    eye: { at: [0.36, -0.16], radius: 0.125 },
    folds: [
      '0.1 -0.1, 0.12 -0.26, 0.08 -0.42',
      '0.2 -0.42, 0.3 -0.5, 0.46 -0.44',
      '0.16 -0.6, 0.3 -0.62, 0.4 -0.58',
    ],
    drawMarkings(side) {
      drawMask(side, '0 0.0!, 0.2 0.0, 0.4 0.14, 0.64 0.34, 0.68 0.6, 0.5 0.8, 0.26 0.88, 0 0.9!');
      drawBlaze(side, '0.05 -0.82, 0.07 -0.66, 0.05 -0.3, 0.1 0.0, 0.2 0.1, 0.1 0.3');
    },
  },
};

function drawMask(side: Pen, knots: string, pigment: Pigment = 'dark'): void {
  side.fill(outlined(knots), { pigment, tone: (x, y) => 0.55 + 0.3 * x - 0.2 * y });
}

/** Dogs with a pressed-in nose. */
export const flatFacedDogs: readonly Motif[] = Object.entries(breeds).map(([name, face]) => ({
  name,
  tinted: [face.coat],
  draw(canvas) {
    canvas.layer((pen) => drawFlatFace(pen, face));
  },
}));
