import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { cross, plus, radians, unit } from '../solid/vector.ts';
import type { Decal, Subject } from '../subject.ts';
import { Spine } from './spine.ts';
import { usualViews } from './usual-views.ts';

/** A koi that bends as it leaps: barbels, rows of scales, fins with rays, patches of red. */
export const koi: Subject = {
  name: 'koi',
  regions: {
    skin: { pigment: 'bone', albedo: 1, lift: 0.2 },
    red: { pigment: 'petal', albedo: 0.6, isPlain: true },
    head: { pigment: 'bone', albedo: 1, isPlain: true, hasFolds: true },
    fin: { pigment: 'petal', albedo: 0.66, isPlain: true },
    lip: { pigment: 'blush', albedo: 0.9, isPlain: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.8, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    mouth: { pigment: 'petal', albedo: 0.15, isPlain: true },
  },
  camera: { center: [0.05, -0.1, -0.36], half: 1.5 },
  traits: { fold: 0.14, step: 0.03 },
  views: usualViews(
    { name: 'front', camera: { yaw: -16, pitch: 16, distance: 9 } },
    { name: 'three-quarter-left', camera: { yaw: -52, pitch: 14, roll: -34 } },
    {
      name: 'three-quarter-right',
      camera: { yaw: 58, pitch: 12, roll: 30, center: [0.05, -0.22, -0.36], half: 1.62 },
    },
    { name: 'profile', camera: { yaw: -84, pitch: 6, roll: -30 } },
    { name: 'below', camera: { yaw: -60, pitch: -24, roll: -30 } },
    { name: 'above', camera: { yaw: -70, pitch: 44, roll: -40 } },
  ),
  model() {
    return {
      steps: [...body(), ...head(), ...fins(), ...patches()],
      decals: [...scales(), ...rays(), ...faceLines],
      glints: [
        { at: [0.275, 0.122, 0.33], radius: 0.012 },
        { at: [-0.285, 0.122, 0.31], radius: 0.012 },
      ],
    };
  },
};

/** Backwards from the gills: up over its back, aside, and round to the tail. */
const spine = new Spine(
  [
    [0, 0, 0.12],
    [0, 0.02, -0.2],
    [0.12, -0.02, -0.55],
    [0.32, -0.18, -0.88],
    [0.36, -0.48, -1.1],
    [0.14, -0.8, -1.1],
    [-0.2, -1.02, -0.92],
  ],
  [0, 1, 0],
);

const side = { isOneSided: true } as const;

/** Half its height; it is a little narrower than high. */
function girth(share: number): number {
  return 0.335 + 0.05 * Math.sin(Math.PI * Math.min(1, 1.5 * share)) - 0.255 * share ** 1.35;
}

function onBody(share: number, angle: number, off = 0): Vector {
  const r = girth(share) + off;
  return spine.place(share, 0.84 * r * Math.sin(radians(angle)), r * Math.cos(radians(angle)));
}

function body(): Step[] {
  const parts = 30;
  return Array.from({ length: parts }, (_, i) => {
    const [from, to] = [i / parts, (i + 1) / parts];
    return add(
      rod(spine.joint(from).at, spine.joint(to).at, 0.9 * girth(from), 0.9 * girth(to)),
      'skin',
      0.02,
      side,
    );
  });
}

function head(): Step[] {
  return [
    add(ellipsoid([0, 0.0, 0.18], [0.285, 0.3, 0.36]), 'head', 0.01),
    add(rod([0, 0.0, 0.3], [0, -0.04, 0.52], 0.22, 0.13), 'head', 0.1),
    // Gill covers.
    add(ellipsoid([0.17, -0.03, 0.08], [0.135, 0.24, 0.22], [0, -8, 0]), 'head', 0.02),
    // The mouth, half open, with thick lips.
    add(ellipsoid([0, -0.035, 0.55], [0.12, 0.075, 0.1], [14, 0, 0]), 'lip', 0.04),
    add(ellipsoid([0, -0.125, 0.5], [0.105, 0.055, 0.1]), 'lip', 0.03),
    cut(ellipsoid([0, -0.09, 0.6], [0.09, 0.03, 0.12]), 0.012, 'mouth'),
    // Barbels.
    add(
      lock([0.12, -0.13, 0.45], [0.26, -0.4, 0.46], 0.022, { flat: 1, wave: 0.06, profile: 'fang' }),
      'lip',
      0.01,
    ),
    add(
      lock([0.1, 0.03, 0.5], [0.24, 0.06, 0.7], 0.014, { flat: 1, wave: -0.05, profile: 'fang' }),
      'head',
      0.01,
    ),
    // The eye.
    add(ellipsoid([0.2, 0.09, 0.3], [0.075, 0.075, 0.08]), 'head', 0.04),
    paint(ellipsoid([0.26, 0.095, 0.32], [0.06, 0.058, 0.058]), 'rim', 'head'),
    add(ellipsoid([0.232, 0.095, 0.31], [0.06, 0.052, 0.052]), 'eye', 0.002),
    paint(ellipsoid([0.292, 0.098, 0.318], [0.03, 0.026, 0.026]), 'pupil', 'eye'),
    cut(ellipsoid([0.1, 0.08, 0.5], [0.022, 0.014, 0.03]), 0.008, 'rim'),
  ];
}

interface Fin {
  /** From which to which share of the body, where around it: 0 its back, 180 its belly. */
  readonly from: number;
  readonly to: number;
  readonly angle: number;
  readonly count: number;
  readonly length: number;
  /** How far the first and the last lobe lean back. */
  readonly lean: readonly [number, number];
}

const finsOf: readonly Fin[] = [
  { from: 0.14, to: 0.56, angle: 0, count: 13, length: 0.36, lean: [0.5, 1.2] },
  { from: 0.72, to: 0.8, angle: 180, count: 4, length: 0.34, lean: [0.6, 1.5] },
  { from: 0.44, to: 0.5, angle: 150, count: 4, length: 0.38, lean: [0.5, 1.6] },
  { from: 0.44, to: 0.5, angle: -150, count: 4, length: 0.38, lean: [0.5, 1.6] },
  { from: 0.05, to: 0.1, angle: 118, count: 6, length: 0.62, lean: [0.0, 1.2] },
  { from: 0.05, to: 0.1, angle: -118, count: 6, length: 0.62, lean: [0.0, 1.2] },
];

interface Ray {
  readonly from: Vector;
  readonly to: Vector;
  readonly facing: Vector;
  readonly bend: Vector;
}

/** The lobes of a fin side by side, as a fan. */
function lobes({ from, to, angle, count, length, lean }: Fin): Ray[] {
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    const at = from + (to - from) * share;
    const { onwards, aside, up } = spine.joint(at);
    const out = plus(
      [
        aside[0] * Math.sin(radians(angle)),
        aside[1] * Math.sin(radians(angle)),
        aside[2] * Math.sin(radians(angle)),
      ],
      up,
      Math.cos(radians(angle)),
    );
    const across = unit(
      plus(
        [
          aside[0] * Math.cos(radians(angle)),
          aside[1] * Math.cos(radians(angle)),
          aside[2] * Math.cos(radians(angle)),
        ],
        up,
        -Math.sin(radians(angle)),
      ),
    );
    const back = lean[0] + (lean[1] - lean[0]) * share;
    const way = unit(plus(out, onwards, back));
    const long = length * (1 - (angle === 0 ? 0.35 : 0.3) * share);
    const root = onBody(at, angle, -0.06);
    return {
      from: root,
      to: plus(root, way, long),
      facing: across,
      bend: plus([0, 0, 0], onwards, 0.1 * long),
    };
  });
}

/** Two lobes, each of them a fan. */
function tailLobes(): Ray[] {
  const { at, onwards } = spine.joint(0.97);
  // Broadest from the side.
  const up = unit(cross([1, 0, 0], onwards));
  const facing = cross(onwards, up);
  return [-1, 1].flatMap((hand) =>
    [0.04, 0.18, 0.34, 0.54, 0.78].map((lean) => ({
      from: at,
      to: plus(at, unit(plus(onwards, up, hand * lean)), 0.36 + 0.5 * lean),
      facing,
      bend: plus([0, 0, 0], up, -0.12 * hand),
    })),
  );
}

function allRays(): Ray[] {
  return [...finsOf.flatMap(lobes), ...tailLobes()];
}

function fins(): Step[] {
  return allRays().map(({ from, to, facing, bend }) =>
    add(lock(from, to, 0.085, { facing, flat: 3, bend }), 'fin', 0.012, side),
  );
}

/** Along the middle of each lobe. */
function rays(): Decal[] {
  return allRays().map(({ from, to, bend }) => ({
    points: [0.25, 0.45, 0.65, 0.82].map((share) =>
      plus(plus(from, [to[0] - from[0], to[1] - from[1], to[2] - from[2]], share), bend, share ** 2),
    ),
    isOneSided: true,
    fineness: 14,
  }));
}

/** Red patches over the back, and one like a cap on the head. */
function patches(): Step[] {
  const patch = (share: number, angle: number, radius: readonly [number, number]) =>
    paint(ellipsoid(onBody(share, angle), [radius[0], radius[0], radius[1]]), 'red', 'skin', side);
  return [
    patch(0.14, 20, [0.3, 0.26]),
    patch(0.24, -40, [0.26, 0.26]),
    patch(0.3, 60, [0.24, 0.2]),
    patch(0.5, -10, [0.3, 0.24]),
    patch(0.58, 60, [0.2, 0.2]),
    patch(0.78, 0, [0.24, 0.24]),
    patch(0.86, 120, [0.14, 0.14]),
    paint(ellipsoid([0.02, 0.32, 0.22], [0.2, 0.16, 0.26]), 'red', 'head'),
  ];
}

/** Rows of arcs that open towards the head, each row set off by half a scale. */
function scales(): Decal[] {
  const decals: Decal[] = [];
  const rows = 19;
  for (let row = 0; row < rows; row++) {
    const share = 0.05 + (0.92 * row) / rows;
    const columns = 16;
    for (let i = 0; i < columns; i++) {
      const angle = ((i + (row % 2) * 0.5) * 360) / columns;
      const half = 180 / columns;
      const length = 0.058;
      const place = (turn: number, along: number) => onBody(share + length * along, angle + half * turn);
      decals.push({
        points: [place(-1, 0), place(-0.75, 0.6), place(0, 1), place(0.75, 0.6), place(1, 0)],
        width: 1.05,
        isOneSided: true,
        fineness: 10,
      });
    }
  }
  return decals;
}

const faceLines: readonly Decal[] = [
  {
    points: [
      [0.2, 0.24, 0.04],
      [0.3, 0.08, -0.08],
      [0.29, -0.1, -0.08],
      [0.2, -0.24, 0.06],
    ],
    width: 1.6,
    fineness: 24,
  },
  {
    points: [
      [0.22, 0.02, 0.34],
      [0.2, -0.06, 0.42],
      [0.13, -0.1, 0.5],
    ],
    width: 1.1,
    fineness: 16,
  },
  {
    points: [
      [0.25, -0.02, 0.2],
      [0.26, -0.12, 0.22],
      [0.2, -0.18, 0.3],
    ],
    fineness: 16,
  },
];
