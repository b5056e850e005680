import { clamp } from '../../../geometry/interval.ts';
import { circle } from '../../../geometry/shape.ts';
import { outlined, symmetric, traced } from '../../../geometry/traced.ts';
import type { Pigment } from '../../../paint/palette.ts';
import type { Pen } from '../../../paint/pen.ts';
import type { Motif } from '../../motif.ts';
import type { LockPlaces } from '../../parts/any-beast/fur.ts';
import { drawBlaze } from '../../parts/dogs/blaze.ts';
import type { Breed } from '../../parts/dogs/breed-face.ts';
import { drawBreed } from '../../parts/dogs/breed-face.ts';
import { ear, skull } from '../../parts/dogs/skull-and-ear.ts';

const muzzleSide = outlined('0.14 0.4!, 0.2 0.2, 0.3 0.26, 0.36 0.5, 0.4 0.66, 0.32 0.74, 0.2 0.6');
const cheeks = outlined(
  '0.14 0.4!, 0.14 0.2, 0.28 0.12, 0.48 0.14, 0.64 0.08, 0.82 0.2!, 0.92 0.44, 0.72 0.5, 0.7 0.66!, 0.5 0.68, 0.3 0.76',
);
const ruff: LockPlaces = [
  [0.7, -0.2, 0.5, 0.24],
  [0.76, 0.04, 0.48, 0.36],
  [0.74, 0.3, 0.36, 0.5],
  [0.6, 0.46, 0.22, 0.6],
  [0.42, 0.56, 0.12, 0.66],
  [0.22, 0.6, 0.04, 0.72],
  [0.06, 0.62, -0.04, 0.76],
];
const mane: LockPlaces = [
  [0.3, -0.6, 0.3, -0.4],
  [0.5, -0.5, 0.48, -0.24],
  [0.64, -0.34, 0.56, -0.02],
  ...ruff,
];

const breeds: Readonly<Record<string, Breed>> = {
  greyhound: {
    coat: 'grey',
    light: 'cloud',
    iris: 'wood',
    head: skull.narrow,
    cheek: muzzleSide,
    ear: ear.rose,
    eyeScale: 0.92,
    muzzleScale: 0.8,
  },
  dalmatian: {
    coat: 'foam',
    light: 'foam',
    iris: 'wood',
    head: skull.long,
    cheek: muzzleSide,
    ear: ear.hanging,
    drawMarkings: drawSpots,
  },
  'jack-russell': {
    coat: 'foam',
    light: 'foam',
    iris: 'wood',
    head: skull.long,
    cheek: muzzleSide,
    ear: { ...ear.button, pigment: 'ember' },
    drawMarkings: (side) =>
      drawPatch(
        side,
        'ember',
        '0.14 -0.73!, 0.3 -0.75, 0.48 -0.63, 0.57 -0.4, 0.57 -0.04!, 0.5 0.1, 0.36 0.14, 0.18 0.1, 0.1 -0.2, 0.08 -0.5',
      ),
  },
  'border-terrier': {
    coat: 'gold',
    light: 'wood',
    iris: 'wood',
    head: skull.long,
    cheek: muzzleSide,
    ear: { ...ear.button, pigment: 'wood' },
    over: [
      {
        places: [
          [0.3, 0.5, 0.24, 0.36],
          [0.2, 0.62, 0.12, 0.42],
          [0.08, 0.7, 0.02, 0.42],
        ],
        pigment: 'wood',
        width: 0.2,
      },
    ],
  },
  schnauzer: {
    coat: 'grey',
    light: 'foam',
    iris: 'wood',
    head: skull.long,
    cheek: muzzleSide,
    ear: ear.button,
    over: [
      {
        places: [
          [0.36, 0.46, 0.24, 0.62],
          [0.28, 0.56, 0.14, 0.76],
          [0.16, 0.66, 0.06, 0.8],
          [0.06, 0.7, -0.02, 0.86],
        ],
        pigment: 'foam',
        width: 0.26,
      },
      {
        places: [
          [0.12, -0.34, 0.34, 0.1],
          [0.16, -0.3, 0.34, 0.26],
          [0.2, -0.24, 0.32, 0.36],
        ],
        pigment: 'foam',
        width: 0.1,
      },
    ],
  },
  'cocker-spaniel': {
    coat: 'ember',
    light: 'ember',
    iris: 'wood',
    head: skull.domed,
    cheek: muzzleSide,
    ear: ear.long,
    eyeScale: 1.15,
    hasWaves: true,
    over: [
      {
        places: [
          [0.06, -0.82, 0.2, 0.18],
          [0.0, -0.84, 0.08, 0.24],
        ],
        pigment: 'ember',
        width: 0.2,
      },
    ],
  },
  'cavalier-spaniel': {
    coat: 'foam',
    light: 'foam',
    iris: 'wood',
    head: skull.domed,
    cheek: muzzleSide,
    ear: { ...ear.long, pigment: 'ember' },
    eyeScale: 1.25,
    muzzleScale: 0.85,
    drawMarkings: (side) =>
      drawPatch(
        side,
        'ember',
        '0.12 -0.78!, 0.28 -0.76, 0.5 -0.58, 0.57 -0.3, 0.57 0.04!, 0.48 0.14, 0.3 0.14, 0.12 0.0, 0.08 -0.4',
      ),
    hasWaves: true,
  },
  'bernese-mountain-dog': {
    coat: 'dark',
    light: 'foam',
    iris: 'wood',
    head: skull.broad,
    cheek: muzzleSide,
    ear: ear.hanging,
    hasTongue: true,
    drawMarkings(side) {
      drawPatch(side, 'ember', '0.4 0.2!, 0.56 0.08, 0.75 0.1!, 0.7 0.36, 0.6 0.6, 0.46 0.74!, 0.42 0.5');
      drawPatch(side, 'ember', '0.16 -0.28!, 0.26 -0.4, 0.42 -0.36, 0.42 -0.27, 0.28 -0.27');
      drawBlaze(side, '0.07 -0.72, 0.05 -0.5, 0.05 -0.2, 0.1 0.1, 0.22 0.3, 0.24 0.5');
    },
  },
  'st-bernard': {
    coat: 'ember',
    light: 'foam',
    iris: 'wood',
    head: skull.broad,
    cheek: muzzleSide,
    ear: ear.hanging,
    eyeScale: 0.9,
    muzzleScale: 1.4,
    drawMarkings(side) {
      drawPatch(side, 'dark', '0.12 0.06!, 0.2 -0.2, 0.36 -0.26, 0.52 -0.16, 0.5 0.04, 0.34 0.12');
      drawBlaze(side, '0.1 -0.72, 0.12 -0.5, 0.1 -0.2, 0.16 0.1, 0.3 0.3, 0.34 0.5');
      side.stroke(traced('0.14 -0.42, 0.26 -0.48, 0.42 -0.4'), side.weight.inner, { taper: 0.5 });
    },
  },
  'great-dane': {
    coat: 'foam',
    light: 'foam',
    iris: 'wood',
    head: skull.long,
    cheek: muzzleSide,
    ear: ear.pricked,
    eyeScale: 0.85,
    muzzleScale: 1.3,
    drawMarkings(side) {
      drawPatch(
        side,
        'dark',
        '0.14 0.0!, 0.16 -0.3!, 0.3 -0.5!, 0.46 -0.56!, 0.56 -0.36!, 0.56 -0.04!, 0.4 0.1!, 0.28 0.04!',
      );
      side.stroke(traced('0.44 0.2, 0.48 0.4, 0.42 0.6'), side.weight.inner, { taper: 0.5 });
    },
  },
  samoyed: {
    coat: 'foam',
    light: 'foam',
    iris: 'wood',
    head: skull.fluffy,
    cheek: cheeks,
    ear: ear.small,
    hasTongue: true,
    behind: [{ places: mane, pigment: 'foam', width: 0.44 }],
  },
  pomeranian: {
    coat: 'ember',
    light: 'bone',
    iris: 'wood',
    head: skull.fluffy,
    cheek: cheeks,
    ear: ear.small,
    hasTongue: true,
    eyeScale: 1.2,
    muzzleScale: 0.72,
    behind: [
      { places: mane, pigment: 'ember', width: 0.46 },
      { places: ruff, pigment: 'gold', width: 0.36 },
    ],
  },
  akita: {
    coat: 'ember',
    light: 'foam',
    iris: 'wood',
    head: symmetric(
      '0 -0.7, 0.36 -0.7, 0.68 -0.54, 0.9 -0.2, 0.97 0.14, 0.9 0.46, 0.68 0.7, 0.38 0.85, 0.16 0.9, 0 0.91',
    ),
    cheek: outlined(
      '0.12 0.4!, 0.1 0.14, 0.3 0.08, 0.6 0.04, 0.92 -0.04!, 0.96 0.14, 0.9 0.45, 0.68 0.69, 0.38 0.82',
    ),
    ear: {
      outer: outlined('0.42 -0.6!, 0.5 -0.94, 0.66 -1.1, 0.84 -0.96, 0.96 -0.62, 0.9 -0.22!'),
      inner: outlined('0.56 -0.62!, 0.6 -0.84, 0.68 -0.96, 0.79 -0.84, 0.85 -0.6, 0.82 -0.4!'),
    },
    eyeScale: 0.74,
    muzzleScale: 1.25,
    drawMarkings: (side) =>
      drawPatch(side, 'foam', '0.18 -0.28!, 0.26 -0.38, 0.4 -0.38, 0.46 -0.3, 0.34 -0.26'),
  },
};

/** Heads of more dogs, told by skull, ears, markings and hair. */
export const moreDogBreeds: readonly Motif[] = Object.entries(breeds).map(([name, breed]) => ({
  name,
  tinted: [breed.coat],
  draw: (canvas) => canvas.layer((pen) => drawBreed(pen, breed)),
}));

function drawPatch(side: Pen, pigment: Pigment, knots: string): void {
  side.fill(outlined(knots), {
    pigment,
    tone: (x, y) => clamp(0.15 + 0.5 * x + 0.2 * y),
    line: side.weight.detail,
  });
}

/** A dalmatian's spots; its ears are black. */
function drawSpots(side: Pen): void {
  side.fill(ear.hanging.outer, { black: 'always', tone: 1 });
  side.stroke(traced('0.66 -0.5, 0.82 -0.2, 0.84 0.2'), side.weight.detail * 1.6, {
    isErasing: true,
    taper: 0.5,
  });
  for (const [x, y, radius] of [
    [0.16, -0.62, 0.06],
    [0.34, -0.54, 0.075],
    [0.12, -0.42, 0.045],
    [0.46, -0.34, 0.05],
    [0.5, 0.1, 0.06],
    [0.38, 0.24, 0.045],
    [0.46, 0.42, 0.055],
    [0.14, 0.2, 0.04],
    [0.36, 0.58, 0.035],
  ] as const)
    side.fill(circle([x, y], radius, 18), { black: 'always', tone: 1 });
}
