import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { longFaceViews } from './long-face-views.ts';
import { neckEnd } from './neck-end.ts';

/** A stag's head under full antlers. */
export const stag: Subject = {
  name: 'deer',
  regions: {
    fur: { pigment: 'wood', albedo: 0.9, coat: 'coat', fur: { length: 2.2, gap: 1.7 }, hasFolds: true },
    light: { pigment: 'scroll', albedo: 1, coat: 'coat', fur: { length: 2.4, gap: 1.9 }, hasFolds: true },
    dark: { pigment: 'wood', albedo: 0.6, isShaded: true, coat: 'coat', fur: { length: 2.6, gap: 1.4 } },
    horn: { pigment: 'bone', albedo: 0.95, isPlain: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'wood', albedo: 0.3, lift: 0.4, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    nose: { pigment: 'dark', albedo: 0.2, isPlain: true },
    ear: { pigment: 'blush', albedo: 0.8, hasFolds: true },
  },
  camera: { center: [0, 0.42, 0.02], half: 1.9 },
  traits: { fold: 0.1 },
  views: longFaceViews,
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.25, 0.25, 0.22],
      radius: 0.088,
      yaw: 52,
      tilt: 12,
      width: 0.1,
      height: 0.062,
      skin: 'fur',
      pupil: 0.046,
      gaze: 0.3,
      slit: 0.9,
      blend: 0.07,
    });
    return {
      steps: [
        ...masses(),
        ...eyes,
        add(rod([0.19, 0.32, 0.34], [0.32, 0.34, 0.16], 0.045, 0.038), 'fur', 0.04),
        ...ears(),
        ...antlers(),
        ...neckEnd({ center: [0, -0.74, -0.44], radius: 0.4, length: 0.66, seed: 37 }, () => 'fur'),
        ...neckEnd({ center: [0, -0.46, -0.34], radius: 0.37, length: 0.6, seed: 93 }, (i) =>
          i < 3 ? 'light' : 'fur',
        ),
        // Pale round mouth, eyes and throat, dark down the nose.
        paint(ellipsoid([0, -0.26, 0.7], [0.2, 0.12, 0.22]), 'light', 'fur'),
        paint(ellipsoid([0.2, 0.15, 0.36], [0.09, 0.06, 0.12]), 'light', 'fur'),
        paint(ellipsoid([0, -0.4, 0.1], [0.2, 0.3, 0.3]), 'light', 'fur'),
        paint(
          lock([0, 0.5, 0.34], [0, -0.06, 0.72], 0.085, { facing: [0, 0.6, 1], flat: 0.3 }),
          'dark',
          'fur',
        ),
      ],
      decals: [
        {
          points: [
            [0, -0.2, 0.86],
            [0, -0.26, 0.85],
            [0, -0.3, 0.82],
          ],
          width: 1.4,
          fineness: 10,
          isOneSided: true,
        },
        {
          points: [
            [0.02, -0.29, 0.83],
            [0.1, -0.27, 0.76],
            [0.15, -0.2, 0.62],
          ],
          width: 1.5,
          fineness: 24,
        },
        {
          points: [
            [0.2, 0.19, 0.34],
            [0.17, 0.1, 0.42],
            [0.15, 0.02, 0.5],
          ],
          width: 1.5,
          fineness: 20,
        },
      ],
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.1 - z));
        return [x * 0.9 + 0.2 * back * (x > 0 ? 1 : -1), y + 0.3 - 1.5 * back, z - 0.95];
      },
    };
  },
};

function masses(): Step[] {
  return [
    add(ellipsoid([0, 0.28, -0.02], [0.33, 0.33, 0.37]), 'fur'),
    add(rod([0, 0.28, 0.18], [0, -0.1, 0.68], 0.22, 0.14), 'fur', 0.12),
    add(rod([0.09, 0.06, 0.22], [0.07, -0.18, 0.66], 0.17, 0.115), 'fur', 0.1),
    add(ellipsoid([0.16, 0.02, 0.08], [0.14, 0.25, 0.27], [-26, 8, 0]), 'fur', 0.1),
    add(rod([0.08, -0.1, 0.2], [0.05, -0.26, 0.62], 0.13, 0.095), 'fur', 0.06),
    add(rod([0.08, 0.42, 0.24], [0.24, 0.36, 0.2], 0.09, 0.08), 'fur', 0.1),
    add(ellipsoid([0, -0.14, 0.72], [0.15, 0.13, 0.12]), 'fur', 0.06),
    // A bare, wet nose.
    add(ellipsoid([0, -0.12, 0.825], [0.115, 0.085, 0.05]), 'nose', 0.02),
    cut(ellipsoid([0.068, -0.115, 0.87], [0.028, 0.038, 0.05], [0, 0, -24]), 0.012),
    add(rod([0, 0.16, -0.2], [0, -0.74, -0.46], 0.27, 0.42), 'fur', 0.2),
  ];
}

function ears(): Step[] {
  const form = { facing: [0.2, -0.35, 1] as Vector, bend: [0, 0.08, 0.02] as Vector };
  return [
    add(lock([0.24, 0.38, -0.08], [0.86, 0.46, -0.14], 0.175, { ...form, flat: 1.9 }), 'fur', 0.03),
    cut(lock([0.3, 0.37, 0.03], [0.82, 0.45, -0.04], 0.12, { ...form, flat: 1.6 }), 0.02, 'ear'),
  ];
}

/** The beam sweeps out and up; its tines point forwards and up. */
function antlers(): Step[] {
  const beam: readonly (readonly [Vector, number])[] = [
    [[0.13, 0.5, 0.02], 0.062],
    [[0.27, 0.74, -0.1], 0.05],
    [[0.5, 0.96, -0.2], 0.046],
    [[0.76, 1.16, -0.24], 0.042],
    [[0.93, 1.42, -0.2], 0.037],
    [[0.95, 1.7, -0.1], 0.03],
    [[0.86, 1.96, 0], 0.008],
  ];
  const tines: readonly (readonly [Vector, Vector, Vector])[] = [
    [
      [0.15, 0.54, 0.02],
      [0.24, 0.86, 0.56],
      [0, 0.26, -0.06],
    ],
    [
      [0.3, 0.78, -0.11],
      [0.34, 1.2, 0.34],
      [-0.02, 0.22, 0],
    ],
    [
      [0.58, 1.03, -0.22],
      [0.5, 1.62, 0.06],
      [-0.1, 0.14, 0],
    ],
    [
      [0.86, 1.3, -0.22],
      [0.7, 1.8, -0.06],
      [-0.1, 0.12, 0],
    ],
    [
      [0.94, 1.56, -0.16],
      [1.26, 1.9, -0.02],
      [-0.08, 0.14, 0],
    ],
  ];
  const steps: Step[] = [add(ellipsoid([0.13, 0.49, 0.02], [0.085, 0.05, 0.085]), 'horn', 0.02)];
  for (let i = 0; i + 1 < beam.length; i++) {
    const [[from, first], [to, second]] = [beam[i], beam[i + 1]] as [(typeof beam)[0], (typeof beam)[0]];
    steps.push(add(rod(from, to, first, second), 'horn', 0.02));
  }
  for (const [from, to, bend] of tines)
    steps.push(add(lock(from, to, 0.05, { flat: 1, bend, profile: 'fang' }), 'horn', 0.02));
  return steps;
}
