import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { ruff } from './ruff.ts';
import { usualViews } from './usual-views.ts';

/** A fox's head: a narrow muzzle, tall dark-backed ears, white cheeks. */
export const fox: Subject = {
  name: 'fox',
  regions: {
    fur: { pigment: 'ember', albedo: 0.85, coat: 'coat', fur: { length: 3, gap: 1.2 }, hasFolds: true },
    light: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 3, gap: 1.7 }, hasFolds: true },
    sock: { pigment: 'dark', albedo: 0.2, isShaded: true, fur: { length: 2.5, gap: 1.5 } },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.75, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    nose: { pigment: 'dark', albedo: 0.16, isPlain: true },
    ear: { pigment: 'foam', albedo: 0.8, hasFolds: true },
  },
  camera: { center: [0, 0.02, -0.02], half: 1.5 },
  traits: { fold: 0.09 },
  views: usualViews({ name: 'front', camera: { pitch: 17, distance: 12 } }),
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.205, 0.2, 0.34],
      radius: 0.09,
      yaw: 30,
      tilt: 26,
      width: 0.105,
      height: 0.048,
      skin: 'fur',
      pupil: 0.026,
      slit: 1.7,
    });
    const lids = add(rod([0.12, 0.225, 0.45], [0.31, 0.31, 0.34], 0.042, 0.03), 'fur', 0.03);
    return {
      steps: [
        ...masses(),
        ...eyes,
        lids,
        ...ears(),
        ...ruff({
          seed: 19,
          cheek: (layer) => (layer < 2 ? 'fur' : 'light'),
          throat: (column) => (column < 4 ? 'light' : 'fur'),
          nape: 'fur',
          size: 0.85,
        }),
        ...markings(),
      ],
      decals: [
        {
          points: [
            [0, 0.0, 1.17],
            [0, -0.08, 1.12],
            [0, -0.14, 1.08],
          ],
          fineness: 12,
          isOneSided: true,
        },
        {
          points: [
            [0.02, -0.13, 1.08],
            [0.08, -0.15, 0.95],
            [0.13, -0.16, 0.75],
            [0.17, -0.14, 0.55],
          ],
          width: 1.4,
        },
        {
          points: [
            [0.1, 0.15, 0.56],
            [0.09, 0.1, 0.66],
            [0.08, 0.07, 0.76],
          ],
          width: 1.2,
          fineness: 16,
        },
      ],
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.3 - z));
        return [x * 1.2 + 0.5 * back * (x > 0 ? 1 : -1), y - 0.02 - 1.4 * back, z - 1.2];
      },
    };
  },
};

function masses(): Step[] {
  return [
    add(ellipsoid([0, 0.3, -0.14], [0.46, 0.38, 0.46]), 'fur'),
    add(rod([0, -0.05, -0.4], [0, -0.65, -0.55], 0.38, 0.32), 'fur', 0.25),
    add(ellipsoid([0.3, 0, 0.08], [0.19, 0.2, 0.28], [0, 25, 0]), 'light', 0.18),
    add(ellipsoid([0, 0.16, 0.14], [0.36, 0.24, 0.3]), 'fur', 0.14),
    add(rod([0, 0.28, 0.16], [0, 0.14, 0.42], 0.25, 0.16), 'fur', 0.15),
    // The muzzle is long, narrow and dished.
    add(rod([0, 0.08, 0.38], [0, 0.0, 1.02], 0.16, 0.095), 'fur', 0.1),
    add(rod([0.09, -0.06, 0.34], [0.05, -0.07, 0.98], 0.13, 0.085), 'light', 0.07),
    add(rod([0.07, -0.16, 0.2], [0.03, -0.16, 0.86], 0.12, 0.07), 'light', 0.03),
    add(rod([0.09, 0.31, 0.34], [0.3, 0.34, 0.2], 0.09, 0.07), 'fur', 0.14),
    add(ellipsoid([0, 0.01, 1.09], [0.082, 0.06, 0.06]), 'nose', 0.015),
    cut(ellipsoid([0.045, 0.0, 1.145], [0.022, 0.016, 0.04], [0, 0, 25]), 0.01),
  ];
}

function ears(): Step[] {
  const form = {
    facing: [0.45, -0.1, 1] as Vector,
    bend: [0.06, 0, 0.02] as Vector,
    profile: 'ear' as const,
  };
  const steps: Step[] = [
    add(lock([0.29, 0.44, -0.16], [0.52, 1.3, -0.2], 0.3, { ...form, flat: 2.1 }), 'fur', 0.05),
    cut(lock([0.32, 0.52, -0.03], [0.52, 1.22, -0.12], 0.22, { ...form, flat: 1.8 }), 0.02, 'ear'),
    paint(ellipsoid([0.54, 1.25, -0.2], [0.2, 0.26, 0.3]), 'sock', 'fur'),
    paint(ellipsoid([0.44, 0.9, -0.4], [0.4, 0.5, 0.16]), 'sock', 'fur'),
  ];
  for (let i = 0; i < 5; i++)
    steps.push(
      add(
        lock([0.22 + i * 0.05, 0.5 - i * 0.02, -0.03], [0.31 + i * 0.055, 0.88 - i * 0.08, -0.05], 0.05, {
          facing: [0.35, 0, 1],
          flat: 1.6,
          bend: [0.05, 0, 0],
        }),
        'light',
        0.006,
      ),
    );
  return steps;
}

function markings(): Step[] {
  return [
    // White from the chin up to the cheeks, a dark line from eye to lip.
    paint(ellipsoid([0.15, -0.08, 0.7], [0.15, 0.11, 0.5]), 'light', 'fur'),
    paint(ellipsoid([0.34, 0.0, 0.26], [0.16, 0.13, 0.26], [0, 20, 0]), 'light', 'fur'),
    paint(
      lock([0.16, 0.16, 0.5], [0.11, 0.03, 0.78], 0.028, {
        facing: [1, 0.4, 0.4],
        flat: 0.3,
        profile: 'fang',
      }),
      'sock',
      'fur',
    ),
  ];
}
