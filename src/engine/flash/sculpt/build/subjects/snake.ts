import { add, cut, paint } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { radians } from '../solid/vector.ts';
import type { Decal, Posture, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { Spine } from './spine.ts';
import { usualViews } from './usual-views.ts';

/** A snake that rears out of its coil, its tongue out; it strikes where it opens its mouth. */
export const snake: Subject = {
  name: 'snake',
  regions: {
    skin: { pigment: 'leaf', albedo: 0.8, isPlain: true },
    saddle: { pigment: 'leafLight', albedo: 0.5, isPlain: true },
    belly: { pigment: 'scroll', albedo: 1, isPlain: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.8, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
    mouth: { pigment: 'blush', albedo: 0.5, lift: 0.3, isPlain: true },
    fang: { pigment: 'foam', albedo: 1, lift: 0.8, isPlain: true },
    tongue: { pigment: 'petal', albedo: 0.5, lift: 0.4, isPlain: true },
  },
  camera: { center: [-0.06, -0.04, 0.05], half: 1.35 },
  traits: { fold: 0.14 },
  views: usualViews(
    { name: 'front', camera: { yaw: -10, pitch: 18, distance: 10 } },
    { name: 'three-quarter-left', camera: { yaw: -46, pitch: 18 } },
    { name: 'three-quarter-right', camera: { yaw: 42, pitch: 18 } },
    { name: 'profile', camera: { yaw: -84, pitch: 14 } },
    { name: 'below', camera: { yaw: -34, pitch: -12 } },
    { name: 'above', camera: { yaw: -40, pitch: 48 } },
    { name: 'roaring', camera: { yaw: -42, pitch: 14 }, posture: { jaw: 46 } },
    { name: 'roaring-profile', camera: { yaw: -82, pitch: 12 }, posture: { jaw: 46 } },
  ),
  model(posture) {
    const { steps: eyes, glints } = eye({
      at: [0.15, 0.69, 0.5],
      radius: 0.062,
      yaw: 62,
      tilt: 12,
      width: 0.052,
      height: 0.038,
      skin: 'skin',
      pupil: 0.016,
      slit: 2.1,
      blend: 0.03,
    });
    return {
      steps: [...body(), ...head(posture), ...eyes, ...brow],
      decals: [...scales(), ...faceLines(posture)],
      glints,
    };
  },
};

/** From behind the head back and down, and around into the coil. */
const spine = new Spine(
  [
    [0, 0.63, 0.26],
    [0, 0.6, -0.02],
    [0.02, 0.4, -0.26],
    [0.05, 0.06, -0.22],
    [0.02, -0.26, 0.06],
    [-0.26, -0.52, 0.32],
    [-0.7, -0.72, 0.2],
    [-0.86, -0.78, -0.3],
    [-0.4, -0.78, -0.76],
    [0.3, -0.78, -0.74],
    [0.78, -0.78, -0.3],
    [0.74, -0.78, 0.32],
    [0.3, -0.78, 0.68],
    [-0.3, -0.8, 0.78],
    [-0.8, -0.84, 0.66],
    [-1.1, -0.84, 0.36],
  ],
  [0, 1, 0],
  { count: 600, righting: 0.03 },
);

const side = { isOneSided: true } as const;

function girth(share: number): number {
  const tail = Math.min(1, (1 - share) / 0.45);
  return 0.02 + (0.115 + 0.085 * Math.min(1, share / 0.3)) * Math.sqrt(tail * (2 - tail));
}

function onBody(share: number, angle: number): Vector {
  const r = girth(share);
  return spine.place(share, r * Math.sin(radians(angle)), r * Math.cos(radians(angle)));
}

function body(): Step[] {
  const parts = 70;
  const steps: Step[] = [];
  for (let i = 0; i < parts; i++) {
    const [from, to] = [i / parts, (i + 1) / parts];
    steps.push(
      add(rod(spine.joint(from).at, spine.joint(to).at, girth(from), girth(to)), 'skin', 0.012, side),
    );
  }
  for (let i = 0; i < parts; i++) {
    const share = (i + 0.5) / parts;
    const r = girth(share);
    steps.push(
      paint(ellipsoid(spine.place(share, 0, -1.05 * r), [r * 0.8, r * 0.8, r * 0.8]), 'belly', 'skin', side),
    );
  }
  for (let i = 0; i < 22; i++) {
    const share = 0.04 + i * 0.043;
    const r = girth(share);
    steps.push(paint(ellipsoid(onBody(share, 0), [r * 0.72, r * 0.62, r * 0.72]), 'saddle', 'skin', side));
  }
  return steps;
}

const hinge: Vector = [0, 0.6, 0.24];

function head({ jaw = 0 }: Posture): Step[] {
  const above = (shape: Shape) => hinged(shape, hinge, -0.35 * jaw);
  const below = (shape: Shape) => hinged(shape, hinge, 0.65 * jaw);
  const steps: Step[] = [
    add(ellipsoid([0, 0.66, 0.38], [0.19, 0.12, 0.24]), 'skin', 0.06),
    add(ellipsoid([0.14, 0.62, 0.26], [0.11, 0.11, 0.16]), 'skin', 0.08),
    add(above(rod([0.04, 0.655, 0.46], [0.03, 0.63, 0.8], 0.12, 0.07)), 'skin', 0.06),
    add(below(rod([0.08, 0.55, 0.26], [0.02, 0.545, 0.76], 0.08, 0.055)), 'belly', 0.02),
    cut(above(ellipsoid([0.055, 0.65, 0.86], [0.018, 0.014, 0.03])), 0.006, 'hole'),
  ];
  if (jaw > 10)
    steps.push(
      cut(above(ellipsoid([0, 0.57, 0.58], [0.13, 0.05, 0.27])), 0.015, 'mouth'),
      cut(below(ellipsoid([0, 0.595, 0.54], [0.11, 0.045, 0.26])), 0.015, 'mouth'),
      add(ellipsoid([0, 0.58, 0.26], [0.13, 0.13, 0.12]), 'mouth', 0.03),
      add(
        above(lock([0.075, 0.59, 0.74], [0.07, 0.39, 0.7], 0.03, { flat: 1, profile: 'fang' })),
        'fang',
        0.006,
      ),
      add(
        below(lock([0.05, 0.58, 0.7], [0.05, 0.67, 0.69], 0.02, { flat: 1, profile: 'fang' })),
        'fang',
        0.006,
      ),
    );
  const lick = (shape: Shape) => add(hinged(shape, hinge, 0.3 * jaw), 'tongue', 0.006);
  steps.push(
    lick(rod([0, 0.585, 0.5], [0, 0.575, 0.98], 0.024, 0.02)),
    lick(lock([0, 0.575, 0.96], [0.09, 0.6, 1.16], 0.024, { flat: 1, bend: [0, -0.04, 0], profile: 'fang' })),
  );
  return steps;
}

const brow: readonly Step[] = [
  add(
    lock([0.1, 0.735, 0.62], [0.19, 0.765, 0.36], 0.04, { facing: [0.3, 1, 0], flat: 1.5, profile: 'fang' }),
    'skin',
    0.02,
  ),
];

/** Arcs over the back, each row set off by half a scale, and the plates of the belly. */
function scales(): Decal[] {
  const decals: Decal[] = [];
  const rows = 74;
  for (let row = 0; row < rows; row++) {
    const share = 0.015 + (0.95 * row) / rows;
    const length = 0.014;
    const half = 19;
    for (let i = -3; i <= 3; i++) {
      const angle = (i + (row % 2) * 0.5) * 2 * half;
      const place = (turn: number, along: number) => onBody(share + length * along, angle + half * turn);
      decals.push({
        points: [place(-1, 0), place(0, 1), place(1, 0)],
        isOneSided: true,
        fineness: 16,
      });
    }
    if (row % 2 === 0)
      decals.push({
        points: [130, 155, 180, 205, 230].map((angle) => onBody(share, angle)),
        isOneSided: true,
        width: 1.2,
        fineness: 20,
      });
  }
  return decals;
}

function faceLines({ jaw = 0 }: Posture): Decal[] {
  const lip: Decal = {
    points: [
      [0.2, 0.6, 0.26],
      [0.16, 0.59, 0.5],
      [0.1, 0.585, 0.74],
      [0.04, 0.585, 0.84],
    ],
    width: 1.8,
  };
  const crown: Decal[] = [
    {
      points: [
        [0, 0.77, 0.3],
        [0.1, 0.76, 0.4],
        [0.09, 0.76, 0.56],
        [0, 0.74, 0.62],
      ],
      fineness: 20,
    },
    {
      points: [
        [0.05, 0.75, 0.6],
        [0.05, 0.72, 0.72],
        [0, 0.7, 0.8],
      ],
      fineness: 16,
    },
  ];
  return jaw > 10 ? crown : [lip, ...crown];
}
