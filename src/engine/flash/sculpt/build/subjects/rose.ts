import { add } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { radians } from '../solid/vector.ts';
import type { Decal, Subject } from '../subject.ts';

/** A rose in full bloom over its leaves: rings of cupped petals, each before the next. */
export const rose: Subject = {
  name: 'rose',
  regions: {
    petal: { pigment: 'petal', albedo: 1, isSheer: true },
    leaf: { pigment: 'leaf', albedo: 0.95, isSheer: true },
  },
  camera: { center: [0, 0.25, 0], half: 1.7 },
  traits: { fold: 0.2, step: 0.03, crease: -1 },
  views: [
    { name: 'front', camera: { yaw: 10, pitch: 52 } },
    { name: 'three-quarter-left', camera: { yaw: -50, pitch: 34, roll: 16 } },
    { name: 'three-quarter-right', camera: { yaw: 70, pitch: 38, roll: -18 } },
    { name: 'profile', camera: { yaw: 20, pitch: 16 } },
    { name: 'above', camera: { yaw: 0, pitch: 82 } },
  ],
  model() {
    return { steps: [...bloom(), ...leaves()], decals: veins() };
  },
};

const side = { isOneSided: true } as const;

interface Ring {
  readonly count: number;
  readonly from: number;
  /** Of the rim before it curls, in units. */
  readonly radius: number;
  readonly foot: number;
  readonly height: number;
  /** Half the width of a petal, in degrees. */
  readonly width: number;
  readonly curl: number;
}

const rings: readonly Ring[] = [
  { count: 2, from: 0, radius: 0.1, foot: 0, height: 1.0, width: 150, curl: 0.0 },
  { count: 3, from: 40, radius: 0.22, foot: 0, height: 1.02, width: 100, curl: 0.05 },
  { count: 3, from: 95, radius: 0.37, foot: 0, height: 1.0, width: 84, curl: 0.12 },
  { count: 4, from: 20, radius: 0.52, foot: 0, height: 0.92, width: 66, curl: 0.2 },
  { count: 5, from: 70, radius: 0.65, foot: 0, height: 0.84, width: 54, curl: 0.26 },
  { count: 5, from: 34, radius: 0.77, foot: -0.02, height: 0.68, width: 50, curl: 0.34 },
];

function bloom(): Step[] {
  return [
    add(ellipsoid([0, 0.08, 0], [0.3, 0.2, 0.3]), 'petal', 0.01, side),
    ...rings.flatMap((ring) =>
      Array.from({ length: ring.count }, (_, i) =>
        add(petal(ring, ring.from + (360 * i) / ring.count, i), 'petal', 0.004, side),
      ),
    ),
  ];
}

const thickness = 0.016;

/** A cup that goes part of the way around; its rim is drawn to a point and curls outwards, one side is under the next. */
function petal({ radius, foot, height, width, curl }: Ring, turn: number, nth: number): Shape {
  const half = radians(width);
  const own = 1 + 0.06 * Math.sin(nth * 2.4 + radius * 9);
  const rimOf = (across: number) => own * (1 - 0.2 * across * across - 0.26 * across ** 6);
  const radiusAt = (v: number, around: number) =>
    radius * (0.2 + 0.8 * Math.sqrt(Math.max(0, v))) +
    curl * v ** 4 +
    0.05 * around * Math.min(1, radius * 3) +
    0.02 * v * Math.sin(5 * around + nth) * radius;
  return {
    center: [0, foot + height / 2, 0],
    radius: radius + curl + height,
    distance(x, y, z) {
      const r = Math.sqrt(x * x + z * z);
      let around = Math.atan2(x, z) - radians(turn);
      around -= 2 * Math.PI * Math.round(around / (2 * Math.PI));
      const across = Math.max(-1, Math.min(1, around / half));
      const rim = rimOf(across);
      const v = (y - foot) / height;
      const at = Math.max(0.02, Math.min(rim, v));
      const here = radiusAt(at, across * half);
      const slope =
        (radiusAt(at + 0.02, across * half) - radiusAt(at - 0.02, across * half)) / (0.04 * height);
      const shell = Math.abs(r - here) / Math.sqrt(1 + slope * slope) - thickness;
      const beyond = Math.max((Math.abs(around) - half) * r, (v - rim) * height * 0.7, -v * height);
      const d = beyond > 0 ? Math.sqrt(beyond * beyond + Math.max(0, shell) ** 2) - 0.004 : shell;
      return d * 0.88;
    },
  };
}

const leafWays: readonly (readonly [turn: number, length: number, drop: number])[] = [
  [20, 1.6, -0.08],
  [138, 1.65, -0.12],
  [258, 1.7, -0.1],
];

function leafAt(turn: number, along: number, across: number, drop: number): Vector {
  const [sin, cos] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  return [sin * along + cos * across, drop * along * along, cos * along - sin * across];
}

function leaves(): Step[] {
  return [
    add(rod([0, 0.02, 0], [0.05, -0.6, 0.03], 0.06, 0.05), 'leaf', 0.02, side),
    ...leafWays.map(([turn, length, drop]) =>
      add(
        lock(leafAt(turn, 0.45, 0, drop), leafAt(turn, length, 0, drop), 0.4, {
          facing: [0, 1, 0],
          flat: 5,
          bend: [0, -0.1, 0],
        }),
        'leaf',
        0.01,
        side,
      ),
    ),
  ];
}

function veins(): Decal[] {
  return leafWays.flatMap(([turn, length, drop]) => [
    {
      points: [leafAt(turn, 0.55, 0, drop), leafAt(turn, length * 0.95, 0, drop)],
      isOneSided: true,
      width: 1.3,
    },
    ...[0.55, 0.66, 0.77, 0.87].flatMap((share) =>
      [-1, 1].map((hand) => ({
        points: [
          leafAt(turn, length * share, 0, drop),
          leafAt(turn, length * (share + 0.1), hand * 0.4 * (1.12 - share), drop),
        ],
        isOneSided: true,
        fineness: 12,
      })),
    ),
  ]);
}
