import { add, cut, paint } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { longFaceViews } from './long-face-views.ts';
import { neckEnd } from './neck-end.ts';

/** A horse's head on its arched neck, with a flying mane. */
export const horse: Subject = {
  name: 'horse',
  regions: {
    fur: { pigment: 'wood', albedo: 0.8, coat: 'coat', fur: { length: 1.8, gap: 1.9 }, hasFolds: true },
    dark: {
      pigment: 'wood',
      albedo: 0.5,
      isShaded: true,
      coat: 'coat',
      fur: { length: 1.6, gap: 2 },
      hasFolds: true,
    },
    blaze: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 1.8, gap: 2.2 } },
    mane: { pigment: 'dark', albedo: 0.45, fur: { length: 7, gap: 0.95 } },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'wood', albedo: 0.35, lift: 0.4, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
    ear: { pigment: 'dark', albedo: 0.4, hasFolds: true },
  },
  camera: { center: [0, -0.12, 0.12], half: 1.5 },
  traits: { fold: 0.07 },
  views: longFaceViews,
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.262, 0.36, 0.24],
      radius: 0.088,
      yaw: 66,
      tilt: 12,
      width: 0.092,
      height: 0.056,
      skin: 'fur',
      pupil: 0.05,
      gaze: 0.3,
      slit: 0.9,
      blend: 0.05,
    });
    return {
      steps: [
        ...skullAndNeck(),
        ...eyes,
        add(rod([0.22, 0.42, 0.33], [0.345, 0.43, 0.15], 0.055, 0.05), 'fur', 0.035),
        ...muzzle(),
        ...ears(),
        ...mane(),
        ...neckEnd({ center: [0, -0.78, -0.46], radius: 0.37, length: 0.62, seed: 13 }, () => 'fur'),
        paint(
          lock([0, 0.58, 0.34], [0, -0.34, 0.86], 0.11, { facing: [0, 0.6, 1], flat: 0.3 }),
          'blaze',
          'fur',
        ),
        paint(ellipsoid([0, -0.62, 0.84], [0.3, 0.2, 0.26]), 'dark', 'fur'),
      ],
      decals: lines,
      glints,
      flow: (x, _y, z, region) => {
        if (region === 'mane') return [x > 0 ? 0.15 : -0.15, -0.8, -0.75];
        const neck = Math.max(0, Math.min(1, -z * 2));
        return [x * 0.3, -1 + 0.4 * neck, 0.55 - 1.1 * neck];
      },
    };
  },
};

function skullAndNeck(): Step[] {
  return [
    add(ellipsoid([0, 0.38, 0.04], [0.31, 0.34, 0.38]), 'fur'),
    // The long bone of the nose, and the cheek's round plate.
    add(rod([0, 0.38, 0.2], [0, -0.38, 0.72], 0.24, 0.165), 'fur', 0.12),
    add(rod([0.1, 0.1, 0.24], [0.07, -0.46, 0.66], 0.19, 0.14), 'fur', 0.1),
    add(ellipsoid([0.17, 0.02, 0.04], [0.14, 0.34, 0.34], [-28, 8, 0]), 'fur', 0.08),
    add(rod([0.12, -0.1, 0.06], [0.07, -0.54, 0.54], 0.17, 0.12), 'fur', 0.1),
    add(rod([0.19, 0.3, 0.3], [0.14, -0.1, 0.5], 0.05, 0.035), 'fur', 0.06),
    add(rod([0.08, 0.52, 0.26], [0.24, 0.46, 0.2], 0.1, 0.09), 'fur', 0.1),
    // The neck swells from the throat down to the breast.
    add(rod([0, 0.28, -0.2], [0, -0.42, -0.5], 0.3, 0.38), 'fur', 0.18),
    add(rod([0, -0.36, -0.48], [0, -0.78, -0.46], 0.4, 0.42), 'fur', 0.2),
    add(rod([0, 0.52, -0.2], [0, -0.3, -0.78], 0.14, 0.18), 'fur', 0.18),
    add(rod([0.15, -0.1, -0.18], [0.22, -0.9, -0.2], 0.06, 0.1), 'fur', 0.12),
  ];
}

function muzzle(): Step[] {
  return [
    add(ellipsoid([0, -0.5, 0.77], [0.2, 0.2, 0.17], [35, 0, 0]), 'fur', 0.08),
    add(ellipsoid([0.12, -0.43, 0.83], [0.095, 0.12, 0.08], [20, 24, 0]), 'fur', 0.05),
    cut(ellipsoid([0.15, -0.43, 0.91], [0.042, 0.07, 0.07], [14, 30, -26]), 0.02, 'hole'),
    // Lips, the lower one a little slack.
    add(ellipsoid([0, -0.64, 0.8], [0.16, 0.085, 0.12]), 'fur', 0.05),
    add(ellipsoid([0, -0.7, 0.68], [0.135, 0.09, 0.13]), 'fur', 0.025),
    add(ellipsoid([0, -0.69, 0.58], [0.11, 0.1, 0.12]), 'fur', 0.06),
  ];
}

function ears(): Step[] {
  const form = {
    facing: [0.45, -0.05, 1] as Vector,
    profile: 'ear' as const,
    bend: [-0.05, 0, 0.04] as Vector,
  };
  return [
    add(lock([0.14, 0.58, -0.02], [0.25, 1.06, 0.02], 0.15, { ...form, flat: 1.5 }), 'fur', 0.04),
    cut(lock([0.165, 0.66, 0.07], [0.25, 1.0, 0.08], 0.095, { ...form, flat: 1.4 }), 0.02, 'ear'),
  ];
}

/** Down the crest of the neck on both sides, and a forelock. */
function mane(): Step[] {
  const random = randomNumbers(67);
  const steps: Step[] = [];
  const put = (from: Vector, way: Vector, length: number, radius: number, facing: Vector) => {
    const astray = () => (random() - 0.5) * 0.3;
    const [dx, dy, dz] = [way[0] + astray(), way[1] + astray(), way[2] + astray()];
    const to: Vector = [from[0] + dx * length, from[1] + dy * length, from[2] + dz * length];
    const wave = (random() < 0.7 ? 1 : -1) * (0.06 + 0.06 * random()) * length;
    const bend: Vector = [0.06, -0.22 * length, -0.1 * length];
    steps.push(add(lock(from, to, radius, { facing, flat: 1.8, bend, wave }), 'mane', 0.012));
  };
  for (let i = 0; i < 13; i++) {
    const down = i / 12;
    const root: Vector = [0.05, 0.66 - 1.1 * down, -0.22 - 0.66 * down + 0.12 * down * down];
    // Over the crest to both sides of the neck, and off behind it.
    put(root, [0.42, -0.86, 0.16], (0.5 + 0.3 * random()) * (0.8 + 0.4 * down), 0.1, [1, 0.35, 0.1]);
    put(
      [0.03, root[1] + 0.02, root[2] - 0.04],
      [0.14, -0.62, -0.7],
      0.5 + 0.35 * random(),
      0.1,
      [0.8, 0.5, -0.5],
    );
    put(
      [0.02, root[1] + 0.03, root[2] - 0.06],
      [0.06, -0.25, -0.95],
      0.42 + 0.4 * random(),
      0.085,
      [1, 0.5, -0.3],
    );
  }
  for (let i = 0; i < 4; i++)
    put(
      [0.02 + i * 0.035, 0.66, 0.1 - i * 0.03],
      [0.12 + i * 0.05, -0.75, 0.5],
      0.4 + 0.1 * random(),
      0.06,
      [0.2, 0.5, 1],
    );
  return steps;
}

const lines: readonly Decal[] = [
  // The mouth, the cheek's edge, the vein below the eye, the wrinkles round the nostril.
  {
    points: [
      [0.02, -0.63, 0.93],
      [0.1, -0.63, 0.88],
      [0.13, -0.58, 0.76],
      [0.135, -0.52, 0.68],
    ],
    width: 1.6,
    fineness: 30,
  },
  {
    points: [
      [0.2, 0.22, 0.24],
      [0.23, 0.02, 0.3],
      [0.2, -0.16, 0.26],
      [0.16, -0.22, 0.1],
    ],
    width: 1.3,
  },
  {
    points: [
      [0.21, 0.24, 0.34],
      [0.19, 0.05, 0.44],
      [0.17, -0.12, 0.56],
    ],
    width: 1.1,
    fineness: 30,
  },
  {
    points: [
      [0.19, -0.38, 0.84],
      [0.2, -0.48, 0.84],
      [0.16, -0.56, 0.86],
    ],
    width: 1.2,
    fineness: 24,
  },
];
