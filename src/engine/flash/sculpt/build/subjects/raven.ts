import { add, cut } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import type { Shape } from '../solid/shape.ts';
import { ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { plus, radians } from '../solid/vector.ts';
import type { Decal, Posture, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { usualViews } from './usual-views.ts';

const black = { pigment: 'steel', albedo: 0.56, isShaded: true } as const;

/** A raven on a branch: a heavy bill, a shaggy throat, folded wings and a wedge of a tail. */
export const raven: Subject = {
  name: 'raven',
  regions: {
    feather: { ...black, fur: { length: 3.4, gap: 3.8 } },
    quill: { ...black, isPlain: true },
    beak: { pigment: 'grey', albedo: 0.62, isPlain: true, hasFolds: true },
    leg: { pigment: 'grey', albedo: 0.55, isPlain: true },
    branch: { pigment: 'wood', albedo: 0.8, hasFolds: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.85, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    mouth: { pigment: 'petal', albedo: 0.2, lift: 0.3, isPlain: true },
    tongue: { pigment: 'blush', albedo: 0.75, lift: 0.6, isPlain: true },
  },
  camera: { center: [0, -0.07, -0.06], half: 1.4 },
  traits: { fold: 0.14, step: 0.022 },
  views: usualViews(
    { name: 'front', camera: { yaw: -27, pitch: 8, distance: 12 } },
    { name: 'three-quarter-left', camera: { yaw: -56, pitch: 6 } },
    { name: 'three-quarter-right', camera: { yaw: 52, pitch: 4 } },
    { name: 'profile', camera: { yaw: -80, pitch: 10 } },
    { name: 'below', camera: { yaw: -40, pitch: -20 } },
    { name: 'above', camera: { yaw: -132, pitch: 26 } },
    { name: 'roaring', camera: { yaw: -60, pitch: 4 }, posture: { jaw: 26 } },
    { name: 'roaring-profile', camera: { yaw: -82, pitch: 6 }, posture: { jaw: 26 } },
  ),
  model(posture) {
    const { steps: eyes, glints } = eye({
      at: [0.15, 0.83, 0.46],
      radius: 0.075,
      yaw: 68,
      tilt: 8,
      width: 0.06,
      height: 0.048,
      skin: 'feather',
      pupil: 0.03,
      gaze: 0.25,
      slit: 1,
      blend: 0.04,
    });
    return {
      steps: [
        add(ellipsoid([0, -0.12, -0.06], [0.37, 0.4, 0.62], [-42, 0, 0]), 'feather'),
        add(rod([0, 0.2, 0.2], [0, 0.62, 0.3], 0.3, 0.24), 'feather', 0.2),
        add(ellipsoid([0, 0.79, 0.35], [0.22, 0.2, 0.29]), 'feather', 0.12),
        ...tail(),
        ...legs(),
        ...branch(),
        ...plumage(),
        ...wing(),
        ...bill(posture),
        ...eyes,
        ...brow(),
      ],
      decals: [...wingFeathers(), ...tailFeathers()],
      glints,
      flow: (x, y) => [x * 0.5, y > 0.6 ? -0.35 : -1, y > 0.6 ? -1 : -0.7],
    };
  },
};

function bill({ jaw = 0 }: Posture): Step[] {
  const above = (shape: Shape) => hinged(shape, [0, 0.72, 0.5], -0.4 * jaw);
  const below = (shape: Shape) => hinged(shape, [0, 0.72, 0.5], 0.6 * jaw);
  const steps: Step[] = [
    add(above(rod([0, 0.79, 0.5], [0, 0.79, 0.9], 0.115, 0.078)), 'beak', 0.03),
    add(above(rod([0, 0.79, 0.9], [0, 0.73, 1.09], 0.078, 0.036)), 'beak', 0.05),
    add(
      above(
        lock([0, 0.755, 1.03], [0, 0.645, 1.17], 0.05, { flat: 1, bend: [0, -0.03, -0.02], profile: 'fang' }),
      ),
      'beak',
      0.03,
    ),
  ];
  if (jaw > 5) steps.push(cut(above(rod([0, 0.71, 0.5], [0, 0.69, 1.04], 0.075, 0.035)), 0.015, 'mouth'));
  steps.push(
    add(below(rod([0.03, 0.68, 0.46], [0.008, 0.675, 0.88], 0.072, 0.044)), 'beak', 0.008),
    add(below(lock([0, 0.675, 0.84], [0, 0.685, 1.08], 0.048, { flat: 1, profile: 'fang' })), 'beak', 0.02),
  );
  if (jaw > 5)
    steps.push(
      cut(below(rod([0, 0.735, 0.5], [0, 0.715, 0.94], 0.065, 0.04)), 0.012, 'mouth'),
      add(ellipsoid([0, 0.71, 0.46], [0.1, 0.1, 0.14]), 'mouth', 0.02),
      add(
        below(lock([0, 0.69, 0.52], [0, 0.71, 0.88], 0.045, { facing: [0, 1, 0], flat: 2 })),
        'tongue',
        0.004,
      ),
    );
  return steps;
}

/** Bristles over the root of the bill, and a brow that frowns. */
function brow(): Step[] {
  const bristle = (from: Vector, to: Vector, radius: number, facing: Vector) =>
    add(lock(from, to, radius, { facing, flat: 1.8, bend: [0, -0.02, 0] }), 'feather', 0.012);
  return [
    bristle([0.05, 0.93, 0.46], [0.05, 0.86, 0.8], 0.055, [0, 1, 0.3]),
    bristle([0.11, 0.86, 0.5], [0.1, 0.78, 0.78], 0.05, [1, 0.6, 0]),
    bristle([0.13, 0.76, 0.46], [0.11, 0.7, 0.72], 0.045, [1, 0, 0]),
    add(
      lock([0.1, 0.88, 0.62], [0.22, 0.92, 0.3], 0.042, {
        facing: [0.4, 1, 0.2],
        flat: 1.5,
        profile: 'fang',
      }),
      'feather',
      0.02,
    ),
  ];
}

/** Pointed feathers in rows from the belly up to the nape; those of the throat are long and stand off. */
function plumage(): Step[] {
  const random = randomNumbers(23);
  const steps: Step[] = [];
  const astray = (by: number) => (random() - 0.5) * by;
  const put = (from: Vector, way: Vector, length: number, radius: number, facing: Vector) => {
    const to = plus(from, [way[0] + astray(0.2), way[1] + astray(0.12), way[2] + astray(0.2)], length);
    steps.push(
      add(
        lock(from, to, radius, { facing, flat: 2, bend: [0, -0.03, 0], wave: astray(0.05) }),
        'feather',
        0.01,
      ),
    );
  };
  for (let row = 0; row < 7; row++) {
    const up = row / 6;
    const [y, z, wide] = [-0.46 + 0.98 * up, 0.06 + 0.2 * up + 0.1 * Math.sin(3.1 * up), 0.32 - 0.06 * up];
    const isThroat = up > 0.6;
    for (let i = 0; i < 4; i++) {
      const angle = radians((i + (row % 2) * 0.5) * (isThroat ? 34 : 27));
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      put(
        [sin * wide, y, z + cos * wide * 0.9],
        [sin * 0.34, -1, cos * (isThroat ? 0.42 : 0.2) - 0.1],
        (isThroat ? 0.42 : 0.36) * (0.8 + 0.4 * random()),
        isThroat ? 0.075 : 0.125,
        [sin, 0.2, cos],
      );
    }
  }
  // The nape.
  for (let i = 0; i < 4; i++)
    put(
      [0.08 + 0.07 * (i % 2), 0.84 - 0.13 * i, 0.12 - 0.06 * i],
      [0.1, -0.9, -0.34],
      0.36,
      0.085,
      [0.4, 0.4, -1],
    );
  return steps;
}

const shoulder: Vector = [0.3, 0.2, 0.14];
/** Along the folded wing to its tip, and across it towards the back. */
const alongWing: Vector = [-0.02, -0.69, -0.72];
const acrossWing: Vector = [-0.16, 0.7, -0.68];

function onWing(along: number, across: number, out = 0): Vector {
  return plus(plus(plus(shoulder, alongWing, along), acrossWing, across), [1, 0, 0], out);
}

/** Folded along the flank, the long quills at its tip over the tail. */
function wing(): Step[] {
  const steps: Step[] = [
    add(ellipsoid(onWing(0.3, 0.02, -0.02), [0.11, 0.24, 0.5], [-44, 0, 0]), 'quill', 0.012),
  ];
  for (let i = 0; i < 7; i++) {
    const to = onWing(1.42 - 0.085 * i, -0.06 + 0.05 * i, -0.19 + 0.03 * i);
    steps.push(
      add(
        lock(onWing(0.3, -0.17 + 0.06 * i, 0.02), to, 0.1, {
          facing: [1, 0.2, 0],
          flat: 2.2,
          bend: [0.03, 0, 0],
        }),
        'quill',
        0.012,
      ),
    );
  }
  return steps;
}

/** Rows of coverts, and the edges of the quills. */
function wingFeathers(): Decal[] {
  const decals: Decal[] = [];
  for (let i = 0; i < 6; i++) {
    const across = -0.14 + 0.06 * i;
    decals.push({
      points: [
        onWing(0.5 - 0.25 * across, across, 0.06),
        onWing(0.85, across * 0.95, 0.0),
        onWing(1.3 - 0.085 * i, -0.05 + 0.05 * i, -0.14 + 0.03 * i),
      ],
      width: 1.5,
    });
  }
  const rows = [
    { along: 0.28, count: 5, length: 0.3 },
    { along: 0.13, count: 5, length: 0.25 },
    { along: -0.01, count: 4, length: 0.2 },
    { along: -0.11, count: 3, length: 0.16 },
  ];
  for (const [row, { along, count, length }] of rows.entries()) {
    const wide = (0.44 - 0.05 * row) / count;
    for (let i = 0; i < count; i++) {
      const across = (i - (count - 1) / 2) * wide + 0.02;
      const start = along - 0.35 * across;
      const place = (share: number, aside: number) =>
        onWing(start + length * share, across + aside * wide * 0.55, 0.09 - 0.5 * across ** 2);
      decals.push({
        points: [place(0.1, -1), place(0.75, -0.8), place(1, 0), place(0.75, 0.8), place(0.1, 1)],
        width: 1.4,
        fineness: 24,
      });
    }
  }
  return decals;
}

const tailRoot: Vector = [0, -0.46, -0.46];

/** The middle feathers are the longest. */
function tail(): Step[] {
  return [0, 1, 2, 3].flatMap((i) => [
    add(
      lock(
        plus(tailRoot, [0.03 + 0.04 * i, 0.02 - 0.03 * i, 0]),
        plus(tailRoot, [0.05 + 0.13 * i, -0.8 + 0.07 * i, -0.92 + 0.13 * i]),
        0.125,
        { facing: [0.25, 1, -0.85], flat: 2.6, bend: [0.02 * i, 0, -0.02] },
      ),
      'quill',
      0.006,
    ),
  ]);
}

/** Where each feather of the tail ends beside the next. */
function tailFeathers(): Decal[] {
  return [0, 1, 2, 3].map((i) => ({
    points: [
      plus(tailRoot, [0.04 + 0.05 * i, -0.22, -0.26]),
      plus(tailRoot, [0.02 + 0.12 * i, -0.74 + 0.08 * i, -0.84 + 0.13 * i]),
    ],
    width: 1.5,
  }));
}

function legs(): Step[] {
  const steps: Step[] = [
    add(lock([0.17, -0.3, 0.06], [0.17, -0.86, 0.12], 0.15, { flat: 1.1 }), 'feather', 0.05),
    add(rod([0.17, -0.7, 0.1], [0.17, -0.98, 0.08], 0.042, 0.036), 'leg', 0.01),
  ];
  for (const [aside, ahead] of [
    [-0.09, 0.16],
    [0.01, 0.2],
    [0.11, 0.16],
    [0.0, -0.14],
  ] as const) {
    const knuckle: Vector = [0.17 + aside * 0.6, -0.98, 0.08 + ahead * 0.75];
    const tip: Vector = [0.17 + aside, -1.09, 0.08 + ahead * 1.15];
    steps.push(
      add(rod([0.17, -0.98, 0.08], knuckle, 0.036, 0.032), 'leg', 0.015),
      add(rod(knuckle, tip, 0.032, 0.026), 'leg', 0.01),
      add(
        lock(tip, plus(tip, [aside * 0.1, -0.1, -ahead * 0.2]), 0.03, { flat: 1, profile: 'fang' }),
        'hole',
        0.004,
      ),
    );
  }
  return steps;
}

/** Askew, so that it is long from most sides. */
function branch(): Step[] {
  const side = { isOneSided: true } as const;
  return [
    add(rod([-0.74, -1.16, -0.14], [-0.2, -1.07, 0.04], 0.085, 0.07), 'branch', 0.02, side),
    add(rod([-0.2, -1.07, 0.04], [0.36, -1.08, 0.16], 0.07, 0.08), 'branch', 0.05, side),
    add(rod([0.36, -1.08, 0.16], [0.78, -1.17, 0.34], 0.08, 0.055), 'branch', 0.05, side),
    add(rod([0.4, -1.1, 0.18], [0.6, -1.27, 0.14], 0.05, 0.03), 'branch', 0.04, side),
    add(rod([-0.5, -1.1, -0.06], [-0.66, -0.96, 0.06], 0.042, 0.026), 'branch', 0.04, side),
  ];
}
