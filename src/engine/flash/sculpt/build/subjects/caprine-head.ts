import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Region } from '../subject.ts';
import { eye } from './eye.ts';

/** What sheep and goats share: regions, and a long face with a bent nose, a cleft lip and level pupils. */
export const caprineRegions = {
  horn: { pigment: 'scroll', albedo: 0.85, isPlain: true },
  rim: { pigment: 'dark', albedo: 0, isBlack: true },
  eye: { pigment: 'gold', albedo: 1, lift: 0.7, isPlain: true },
  pupil: { pigment: 'dark', albedo: 0, isBlack: true },
  hole: { pigment: 'dark', albedo: 0, isBlack: true },
  ear: { pigment: 'blush', albedo: 0.85, hasFolds: true },
} as const satisfies Record<string, Region>;

/** The face, without horns and neck. @param bend how far its nose is arched */
export function caprineFace(bend: number): { steps: Step[]; glints: { at: Vector; radius: number }[] } {
  const { steps: eyes, glints } = eye({
    at: [0.25, 0.24, 0.2],
    radius: 0.1,
    yaw: 48,
    tilt: 16,
    width: 0.1,
    height: 0.066,
    skin: 'fur',
    pupil: 0.042,
    slit: 0.55,
    gaze: 0.3,
    blend: 0.07,
  });
  const steps: Step[] = [
    add(ellipsoid([0, 0.28, -0.04], [0.34, 0.34, 0.38]), 'fur'),
    add(rod([0, 0.3, 0.16], [0, -0.12, 0.66], 0.23, 0.155), 'fur', 0.12),
    add(ellipsoid([0, 0.14, 0.42], [0.15, 0.2, 0.2 + bend], [-40, 0, 0]), 'fur', 0.1),
    add(rod([0.09, 0.04, 0.2], [0.075, -0.24, 0.6], 0.17, 0.11), 'fur', 0.1),
    add(ellipsoid([0.16, 0.0, 0.06], [0.15, 0.26, 0.27], [-26, 8, 0]), 'fur', 0.1),
    add(rod([0.08, -0.12, 0.18], [0.05, -0.33, 0.56], 0.13, 0.095), 'fur', 0.05),
    add(rod([0.09, 0.42, 0.24], [0.25, 0.36, 0.18], 0.09, 0.08), 'fur', 0.1),
    add(ellipsoid([0.055, -0.2, 0.72], [0.1, 0.1, 0.085]), 'fur', 0.05),
    add(ellipsoid([0, -0.12, 0.76], [0.12, 0.075, 0.06]), 'muzzle', 0.04),
    // Nostrils slant down to the cleft of the lip.
    cut(ellipsoid([0.068, -0.115, 0.81], [0.046, 0.02, 0.05], [0, 0, 38]), 0.012, 'hole'),
    ...eyes,
    add(rod([0.17, 0.325, 0.31], [0.33, 0.315, 0.12], 0.05, 0.038), 'fur', 0.03),
  ];
  return { steps, glints };
}

/** Ears that stand out to the sides and droop. */
export function caprineEars(tip: Vector, width: number): Step[] {
  const form = { facing: [0.2, -0.2, 1] as Vector, bend: [0, -0.1, 0.02] as Vector };
  const [x, y, z] = tip;
  return [
    add(lock([0.26, 0.3, -0.1], tip, width, { ...form, flat: 1.9 }), 'fur', 0.03),
    cut(lock([0.34, 0.29, 0.01], [x - 0.04, y, z + 0.08], width * 0.66, { ...form, flat: 1.6 }), 0.02, 'ear'),
  ];
}

export const caprineDecals: readonly Decal[] = [
  {
    points: [
      [0, -0.15, 0.83],
      [0, -0.21, 0.82],
      [0, -0.27, 0.78],
    ],
    width: 1.5,
    fineness: 10,
    isOneSided: true,
  },
  {
    points: [
      [0.01, -0.27, 0.79],
      [0.08, -0.285, 0.74],
      [0.14, -0.25, 0.6],
      [0.17, -0.2, 0.5],
    ],
    width: 1.6,
    fineness: 24,
  },
  {
    points: [
      [0.05, -0.17, 0.82],
      [0.015, -0.2, 0.82],
    ],
    width: 1.1,
    fineness: 8,
  },
  {
    points: [
      [0.2, 0.17, 0.33],
      [0.17, 0.08, 0.42],
      [0.15, -0.02, 0.5],
    ],
    width: 1.5,
    fineness: 20,
  },
  {
    points: [
      [0.23, 0.15, 0.3],
      [0.21, 0.07, 0.36],
      [0.2, 0.0, 0.4],
    ],
    width: 1.1,
    fineness: 20,
  },
  {
    points: [
      [0.11, 0.36, 0.37],
      [0.09, 0.25, 0.46],
      [0.08, 0.12, 0.57],
    ],
    width: 0.9,
    fineness: 20,
  },
];

/** A pale mouth. */
export function paleMuzzle(region: string): Step {
  return paint(ellipsoid([0, -0.26, 0.68], [0.21, 0.14, 0.2]), region, 'fur');
}

/** Short hair that runs from the nose back over the face. */
export function caprineFlow(x: number, y: number, z: number): Vector {
  const back = Math.max(0, Math.min(1, 0.1 - z));
  return [x * 0.9 + 0.2 * back * (x > 0 ? 1 : -1), y + 0.3 - 1.5 * back, z - 0.95];
}
