import { add, cut, paint } from '../solid/modelling.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { ruff } from './ruff.ts';
import type { Stripe } from './stripes.ts';
import { stripes } from './stripes.ts';
import { usualViews } from './usual-views.ts';

/** A tabby cat's head: great slit eyes, pointed ears, a short nose. */
export const cat: Subject = {
  name: 'cat',
  regions: {
    fur: { pigment: 'grey', albedo: 0.85, coat: 'coat', fur: { length: 2.6, gap: 1.25 }, hasFolds: true },
    light: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 2.4, gap: 1.8 }, hasFolds: true },
    stripe: { pigment: 'grey', albedo: 0.4, isShaded: true, fur: { length: 2.4, gap: 1.2 } },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'leafLight', albedo: 1, lift: 0.85, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    nose: { pigment: 'blush', albedo: 0.5, isPlain: true },
    ear: { pigment: 'blush', albedo: 0.7, hasFolds: true },
  },
  camera: { center: [0, -0.02, 0], half: 1.28 },
  traits: { fold: 0.09 },
  views: usualViews({ name: 'front', camera: { pitch: 6, distance: 12 } }),
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.225, 0.15, 0.38],
      radius: 0.125,
      yaw: 22,
      tilt: 16,
      width: 0.128,
      height: 0.078,
      skin: 'fur',
      pupil: 0.036,
      slit: 2.1,
      gaze: 0.35,
      blend: 0.06,
    });
    return {
      steps: [
        ...masses(),
        ...eyes,
        ...ears(),
        ...ruff({
          seed: 61,
          cheek: (layer) => (layer < 2 ? 'fur' : 'light'),
          throat: (column) => (column < 4 ? 'light' : 'fur'),
          nape: 'fur',
          size: 0.62,
        }),
        ...markings(),
      ],
      decals: lines,
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.2 - z));
        return [x * 1.3 + 0.4 * back * (x > 0 ? 1 : -1), y + 0.02 - 1.2 * back, z - 0.85];
      },
    };
  },
};

function masses(): Step[] {
  return [
    add(ellipsoid([0, 0.22, -0.1], [0.5, 0.42, 0.46]), 'fur'),
    add(rod([0, -0.1, -0.36], [0, -0.55, -0.45], 0.38, 0.34), 'fur', 0.22),
    add(ellipsoid([0, 0.06, 0.16], [0.42, 0.34, 0.32]), 'fur', 0.15),
    add(ellipsoid([0.3, -0.06, 0.12], [0.2, 0.2, 0.26]), 'fur', 0.15),
    // The nose is short; below it two small pads and a small chin.
    add(rod([0, 0.2, 0.4], [0, 0.0, 0.58], 0.13, 0.09), 'fur', 0.08),
    add(ellipsoid([0.095, -0.12, 0.53], [0.13, 0.1, 0.12], [0, 18, 0]), 'light', 0.04),
    add(rod([0, -0.04, 0.58], [0, -0.13, 0.56], 0.08, 0.07), 'light', 0.03),
    add(ellipsoid([0, -0.22, 0.46], [0.12, 0.09, 0.1]), 'light', 0.05),
    add(ellipsoid([0, -0.01, 0.655], [0.068, 0.04, 0.04]), 'nose', 0.012),
    add(rod([0, -0.02, 0.66], [0, -0.06, 0.64], 0.03, 0.012), 'nose', 0.025),
    cut(ellipsoid([0.036, -0.018, 0.69], [0.018, 0.01, 0.03], [0, 0, 26]), 0.008),
  ];
}

function ears(): Step[] {
  const form = {
    facing: [0.4, -0.05, 1] as Vector,
    bend: [0.03, 0, 0.02] as Vector,
    profile: 'ear' as const,
  };
  const steps: Step[] = [
    add(lock([0.31, 0.42, -0.1], [0.53, 1.02, -0.12], 0.32, { ...form, flat: 2.2 }), 'fur', 0.05),
    cut(lock([0.33, 0.48, 0.02], [0.52, 0.95, -0.05], 0.235, { ...form, flat: 1.9 }), 0.02, 'ear'),
  ];
  for (let i = 0; i < 5; i++)
    steps.push(
      add(
        lock([0.22 + i * 0.045, 0.46 - i * 0.02, 0.03], [0.33 + i * 0.045, 0.76 - i * 0.06, 0.0], 0.045, {
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

/** The tabby's M, and the lines from eye to cheek. */
const marks: readonly Stripe[] = [
  [[0.035, 0.34, 0.46], [0.05, 0.66, 0.2], 0.045],
  [[0.12, 0.36, 0.42], [0.2, 0.66, 0.1], 0.05],
  [[0.22, 0.4, 0.34], [0.34, 0.6, 0.02], 0.045],
  [[0.34, 0.14, 0.34], [0.58, 0.18, -0.1], 0.045, [1, 0, 0.6]],
  [[0.36, 0.02, 0.3], [0.6, -0.02, -0.1], 0.045, [1, 0, 0.6]],
  [[0.3, -0.12, 0.36], [0.56, -0.22, -0.05], 0.045, [1, 0, 0.6]],
];

function markings(): Step[] {
  return [
    paint(ellipsoid([0.2, 0.27, 0.46], [0.1, 0.03, 0.1], [0, 0, 16]), 'light', 'fur'),
    paint(ellipsoid([0, -0.14, 0.42], [0.26, 0.15, 0.26]), 'light', 'fur'),
    ...stripes(marks, 'stripe', 'fur'),
  ];
}

const lines: readonly Decal[] = [
  {
    points: [
      [0, -0.06, 0.66],
      [0, -0.1, 0.64],
      [0, -0.14, 0.62],
    ],
    width: 1.5,
    fineness: 10,
    isOneSided: true,
  },
  {
    points: [
      [0, -0.14, 0.64],
      [0.06, -0.185, 0.62],
      [0.14, -0.18, 0.57],
      [0.21, -0.14, 0.48],
    ],
    width: 1.6,
    fineness: 26,
  },
  // Whiskers hang in the air.
  ...[0, 1, 2].map(
    (i): Decal => ({
      points: [
        [0.14, -0.1 - i * 0.03, 0.63],
        [0.42, -0.06 - i * 0.08, 0.62],
        [0.78, -0.1 - i * 0.13, 0.46],
      ],
      width: 0.9,
      fineness: 26,
      isFree: true,
    }),
  ),
  ...[0, 1, 2].map(
    (i): Decal => ({
      points: [
        [0.1 + i * 0.035, -0.11 - i * 0.012, 0.65 - i * 0.015],
        [0.104 + i * 0.035, -0.114 - i * 0.012, 0.65 - i * 0.015],
      ],
      width: 2,
      fineness: 3,
    }),
  ),
];
