import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { neckEnd } from './neck-end.ts';
import { usualViews } from './usual-views.ts';

/** A hunting dog's head: a broad muzzle with hanging lips, soft ears, a kind brow. */
export const dog: Subject = {
  name: 'dog',
  regions: {
    fur: { pigment: 'wood', albedo: 0.85, coat: 'coat', fur: { length: 2.6, gap: 1.3 }, hasFolds: true },
    light: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 2.2, gap: 1.8 }, hasFolds: true },
    dark: {
      pigment: 'wood',
      albedo: 0.55,
      isShaded: true,
      coat: 'coat',
      fur: { length: 3.2, gap: 1.1 },
      hasFolds: true,
    },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'ember', albedo: 0.7, lift: 0.6, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    nose: { pigment: 'dark', albedo: 0.16, isPlain: true },
  },
  camera: { center: [0, -0.1, 0.04], half: 1.28 },
  traits: { fold: 0.07 },
  views: usualViews({ name: 'front', camera: { pitch: 12, distance: 12 } }),
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.2, 0.24, 0.36],
      radius: 0.095,
      yaw: 24,
      tilt: -2,
      width: 0.1,
      height: 0.06,
      skin: 'fur',
      pupil: 0.044,
      slit: 1,
      gaze: 0.35,
      blend: 0.06,
    });
    return {
      steps: [
        ...masses(),
        ...eyes,
        add(rod([0.1, 0.34, 0.44], [0.29, 0.31, 0.34], 0.05, 0.045), 'fur', 0.05),
        ...muzzle(),
        ...ears(),
        ...neckEnd({ center: [0, -0.62, -0.36], radius: 0.38, length: 0.52, seed: 17 }, (i) =>
          i < 5 ? 'light' : 'fur',
        ),
        ...neckEnd({ center: [0, -0.36, -0.26], radius: 0.37, length: 0.45, seed: 43 }, (i) =>
          i < 4 ? 'light' : 'fur',
        ),
        paint(lock([0, 0.62, 0.36], [0, 0.0, 0.7], 0.1, { facing: [0, 0.6, 1], flat: 0.3 }), 'light', 'fur'),
        paint(ellipsoid([0, -0.06, 0.86], [0.3, 0.2, 0.3]), 'light', 'fur'),
        paint(ellipsoid([0, -0.62, 0.1], [0.24, 0.36, 0.4]), 'light', 'fur'),
      ],
      decals: lines,
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.2 - z));
        const ear = Math.abs(x) > 0.4 ? 1 : 0;
        return [x * 1.1, y + 0.05 - 1.3 * back - ear, (z - 1) * (1 - 0.7 * ear)];
      },
    };
  },
};

function masses(): Step[] {
  return [
    add(ellipsoid([0, 0.3, -0.12], [0.44, 0.38, 0.46]), 'fur'),
    add(rod([0, 0, -0.26], [0, -0.56, -0.38], 0.36, 0.38), 'fur', 0.22),
    add(ellipsoid([0, 0.18, 0.16], [0.36, 0.28, 0.32]), 'fur', 0.15),
    add(ellipsoid([0.24, 0.0, 0.16], [0.19, 0.22, 0.26], [0, 20, 0]), 'fur', 0.2),
    add(rod([0, 0.36, 0.2], [0, 0.24, 0.44], 0.24, 0.18), 'fur', 0.14),
  ];
}

function muzzle(): Step[] {
  return [
    add(rod([0, 0.12, 0.42], [0, 0.06, 0.84], 0.165, 0.14), 'fur', 0.08),
    // Lips hang over the jaw at its sides.
    add(ellipsoid([0.11, -0.06, 0.74], [0.12, 0.15, 0.2], [0, 10, 0]), 'fur', 0.06),
    add(rod([0.12, -0.06, 0.52], [0.16, -0.1, 0.34], 0.14, 0.14), 'fur', 0.12),
    add(rod([0.06, -0.2, 0.4], [0.03, -0.2, 0.74], 0.11, 0.085), 'fur', 0.025),
    add(ellipsoid([0, 0.1, 0.94], [0.115, 0.08, 0.07]), 'nose', 0.015),
    add(rod([0, 0.06, 0.96], [0, -0.03, 0.92], 0.045, 0.02), 'nose', 0.03),
    cut(ellipsoid([0.058, 0.09, 1.0], [0.028, 0.022, 0.05], [0, 0, 25]), 0.012),
  ];
}

/** Set high, folded once, hanging to the jaw. */
function ears(): Step[] {
  const form = {
    facing: [0.85, 0.15, 0.55] as Vector,
    flat: 3,
    bend: [-0.06, 0, 0.1] as Vector,
    profile: 'fang' as const,
  };
  return [
    add(ellipsoid([0.36, 0.42, -0.02], [0.14, 0.07, 0.15], [0, 20, -34]), 'dark', 0.05),
    add(lock([0.42, 0.46, 0.0], [0.62, -0.42, 0.08], 0.2, form), 'dark', 0.03),
    add(ellipsoid([0.57, 0.0, 0.07], [0.055, 0.28, 0.19], [0, 30, 12]), 'dark', 0.06),
  ];
}

const lines: readonly Decal[] = [
  {
    points: [
      [0, 0.0, 0.96],
      [0, -0.08, 0.94],
      [0, -0.17, 0.88],
    ],
    width: 1.6,
    fineness: 14,
    isOneSided: true,
  },
  {
    points: [
      [0.02, -0.18, 0.86],
      [0.1, -0.22, 0.82],
      [0.19, -0.2, 0.68],
      [0.22, -0.16, 0.52],
    ],
    width: 1.6,
    fineness: 30,
  },
  // The brows and the fold between them.
  {
    points: [
      [0.05, 0.4, 0.5],
      [0.14, 0.46, 0.46],
      [0.25, 0.43, 0.36],
    ],
    width: 1.2,
    fineness: 20,
  },
  {
    points: [
      [0.03, 0.34, 0.55],
      [0.04, 0.43, 0.5],
      [0.03, 0.52, 0.42],
    ],
    width: 1.1,
    fineness: 20,
  },
  {
    points: [
      [0.12, 0.16, 0.55],
      [0.17, 0.12, 0.52],
      [0.26, 0.14, 0.42],
    ],
    width: 1.2,
    fineness: 20,
  },
  ...[0, 1, 2, 3].map(
    (i): Decal => ({
      points: [
        [0.1 + (i % 2) * 0.06, -0.04 - i * 0.03, 0.9 - i * 0.02],
        [0.104 + (i % 2) * 0.06, -0.044 - i * 0.03, 0.9 - i * 0.02],
      ],
      width: 2.2,
      fineness: 3,
    }),
  ),
];
