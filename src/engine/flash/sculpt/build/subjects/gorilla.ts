import { add, cut, paint } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { block, ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Posture, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { ruff } from './ruff.ts';
import { usualViews } from './usual-views.ts';

/** A silverback's head: a crest, a heavy brow, wide nostrils. */
export const gorilla: Subject = {
  name: 'gorilla',
  regions: {
    fur: { pigment: 'grey', albedo: 0.4, isShaded: true, coat: 'coat', fur: { length: 4, gap: 0.95 } },
    skin: { pigment: 'grey', albedo: 0.62, isShaded: true, hasFolds: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'ember', albedo: 0.8, lift: 0.55, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
    mouth: { pigment: 'petal', albedo: 0.14, lift: 0.3, isPlain: true },
    tongue: { pigment: 'blush', albedo: 0.75, lift: 0.6, isPlain: true },
    tooth: { pigment: 'foam', albedo: 1, lift: 0.8, isPlain: true },
  },
  camera: { center: [0, -0.02, -0.02], half: 1.35 },
  traits: { fold: 0.06 },
  views: usualViews(
    { name: 'front', camera: { pitch: 4, distance: 12 } },
    { name: 'roaring', camera: { yaw: -26, pitch: 0, roll: 4 }, posture: { jaw: 26, snarl: 1 } },
    { name: 'roaring-profile', camera: { yaw: -72, pitch: 0, roll: 6 }, posture: { jaw: 26, snarl: 1 } },
  ),
  model(posture) {
    const { steps: eyes, glints } = eye({
      at: [0.165, 0.175, 0.47],
      radius: 0.075,
      yaw: 16,
      tilt: -4,
      width: 0.078,
      height: 0.04,
      skin: 'skin',
      pupil: 0.032,
      blend: 0.05,
    });
    return {
      steps: [
        ...masses(),
        ...face(posture),
        ...eyes,
        add(rod([0.06, 0.26, 0.61], [0.28, 0.235, 0.5], 0.055, 0.045), 'skin', 0.03),
        ...jaws(posture),
        ...ruff({ seed: 23, cheek: () => 'fur', throat: () => 'fur', nape: 'fur', size: 0.72 }),
      ],
      decals: wrinkles(posture),
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.4 - z));
        return [x * 1.1 + 0.3 * back * (x > 0 ? 1 : -1), y - 0.1 - 1.2 * back, z - 1];
      },
    };
  },
};

function masses(): Step[] {
  const crest: Step[] = [];
  for (let i = 0; i < 6; i++)
    crest.push(
      add(
        lock(
          [0.03 + (i % 3) * 0.09, 0.62 + 0.02 * i, 0.34 - i * 0.09],
          [0.04 + (i % 3) * 0.09, 0.94 - 0.03 * (i % 3), 0.02 - i * 0.1],
          0.1,
          {
            facing: [0.2, 0.7, 0.7],
            flat: 1.7,
          },
        ),
        'fur',
        0.02,
      ),
    );
  return [
    add(ellipsoid([0, 0.34, -0.16], [0.5, 0.5, 0.54]), 'fur'),
    add(ellipsoid([0, 0.74, -0.2], [0.26, 0.36, 0.42], [-14, 0, 0]), 'fur', 0.22),
    add(rod([0, -0.1, -0.4], [0, -0.6, -0.5], 0.54, 0.54), 'fur', 0.25),
    add(ellipsoid([0.4, 0.0, -0.02], [0.2, 0.34, 0.32], [0, 20, 0]), 'fur', 0.18),
    // Ears lie close to the head.
    add(ellipsoid([0.53, 0.2, -0.12], [0.05, 0.12, 0.085], [0, 20, 0]), 'skin', 0.02),
    cut(ellipsoid([0.585, 0.2, -0.1], [0.04, 0.075, 0.05], [0, 20, 0]), 0.02),
    ...crest,
  ];
}

function face({ snarl = 0 }: Posture): Step[] {
  return [
    add(ellipsoid([0, 0.14, 0.24], [0.36, 0.3, 0.3]), 'skin', 0.06),
    // One bar of brow over both eyes.
    add(rod([0, 0.34, 0.53], [0.3, 0.29, 0.4], 0.115, 0.085), 'skin', 0.06),
    cut(ellipsoid([0.16, 0.17, 0.62], [0.12, 0.085, 0.1]), 0.06),
    add(ellipsoid([0.25, 0.02, 0.38], [0.13, 0.1, 0.14]), 'skin', 0.1),
    // The muzzle: a broad, low dome under two great rings of nostrils.
    add(ellipsoid([0, -0.2, 0.42], [0.34, 0.25, 0.34]), 'skin', 0.1),
    add(rod([0, 0.2, 0.52], [0, 0.02, 0.68], 0.06, 0.07), 'skin', 0.08),
    add(ellipsoid([0.1, -0.02, 0.7], [0.125, 0.1, 0.09], [0, 20, 18]), 'skin', 0.04),
    cut(ellipsoid([0.088, -0.035, 0.785], [0.052, 0.045, 0.07], [0, 14, 24]), 0.02, 'hole'),
    cut(rod([0, 0.03, 0.79], [0, -0.07, 0.8], 0.016), 0.02),
    add(
      rod([0.02, -0.2 + snarl * 0.04, 0.74], [0.27, -0.25 + snarl * 0.06, 0.56], 0.075, 0.05),
      'skin',
      0.04,
    ),
  ];
}

function jaws({ jaw = 0 }: Posture): Step[] {
  const below = (shape: Shape) => hinged(shape, [0, -0.1, 0.0], jaw);
  const isOpen = jaw > 5;
  const steps: Step[] = [];
  if (isOpen) steps.push(cut(ellipsoid([0, -0.34, 0.6], [0.24, 0.13, 0.4]), 0.03, 'mouth'));
  steps.push(
    add(below(ellipsoid([0, -0.42, 0.4], [0.29, 0.15, 0.31])), 'skin', 0.03),
    add(below(rod([0.02, -0.335, 0.71], [0.23, -0.33, 0.56], 0.055, 0.04)), 'skin', 0.03),
    add(below(ellipsoid([0, -0.5, 0.46], [0.2, 0.12, 0.22])), 'skin', 0.08),
  );
  if (!isOpen) return steps;
  const fang = { flat: 1, profile: 'fang' as const };
  steps.push(
    cut(below(ellipsoid([0, -0.3, 0.5], [0.2, 0.12, 0.24])), 0.03, 'mouth'),
    add(ellipsoid([0, -0.3, 0.22], [0.24, 0.26, 0.24]), 'mouth', 0.02),
    add(below(ellipsoid([0, -0.37, 0.44], [0.13, 0.06, 0.2])), 'tongue', 0.02),
  );
  for (let i = 0; i < 3; i++) {
    const x = 0.03 + i * 0.058;
    const z = 0.7 - i * i * 0.02;
    steps.push(
      add(block([x, -0.275, z], [0.027, 0.055, 0.025], 0.018, [0, i * 14, 0]), 'tooth', 0.004),
      add(below(block([x, -0.315, z - 0.03], [0.027, 0.05, 0.025], 0.018, [0, i * 14, 0])), 'tooth', 0.004),
    );
  }
  steps.push(
    add(lock([0.195, -0.25, 0.62], [0.2, -0.46, 0.62], 0.05, fang), 'tooth', 0.004),
    add(below(lock([0.18, -0.36, 0.57], [0.185, -0.19, 0.59], 0.045, fang)), 'tooth', 0.004),
    paint(ellipsoid([0, -0.6, 0.2], [0.6, 0.2, 0.3]), 'fur', 'skin'),
  );
  return steps;
}

function wrinkles({ snarl = 0 }: Posture): Decal[] {
  const under = (i: number): Decal => ({
    points: [
      [0.08, 0.1 - i * 0.035, 0.6],
      [0.17, 0.07 - i * 0.04, 0.57],
      [0.27, 0.1 - i * 0.03, 0.46],
    ] as Vector[],
    width: 1.1,
    fineness: 24,
  });
  const mouthLine: Decal = {
    points: [
      [0, -0.285, 0.8],
      [0.12, -0.285, 0.72],
      [0.25, -0.31, 0.58],
      [0.32, -0.36, 0.44],
    ],
    width: 1.9,
  };
  return [
    under(0),
    under(1),
    {
      points: [
        [0.035, 0.3, 0.66],
        [0.03, 0.22, 0.62],
        [0.04, 0.15, 0.62],
      ],
      width: 1.2,
      fineness: 20,
    },
    {
      points: [
        [0.05, 0.4, 0.6],
        [0.16, 0.41, 0.56],
        [0.28, 0.37, 0.46],
      ],
      width: 1.1,
      fineness: 24,
    },
    {
      points: [
        [0.05, 0.46, 0.55],
        [0.16, 0.47, 0.5],
        [0.26, 0.43, 0.42],
      ],
      fineness: 24,
    },
    {
      points: [
        [0.21, 0.0, 0.66],
        [0.28, -0.1, 0.62],
        [0.32, -0.22, 0.52],
      ],
      width: 1.5,
    },
    ...(snarl > 0 ? [] : [mouthLine]),
  ];
}
