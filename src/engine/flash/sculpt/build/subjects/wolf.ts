import { add, cut, paint } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { block, ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Posture, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { ruff } from './ruff.ts';
import { usualViews } from './usual-views.ts';

const howl: Posture = { jaw: 24, ears: 0.8 };

/** A wolf's head with its ruff. */
export const wolf: Subject = {
  name: 'wolf',
  regions: {
    fur: { pigment: 'grey', albedo: 0.85, coat: 'coat', fur: { length: 4.2, gap: 1 }, hasFolds: true },
    light: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 3.4, gap: 1.4 }, hasFolds: true },
    dark: {
      pigment: 'grey',
      albedo: 0.55,
      isShaded: true,
      coat: 'coat',
      fur: { length: 4.2, gap: 0.9 },
      hasFolds: true,
    },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.75, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    nose: { pigment: 'dark', albedo: 0.16, isPlain: true },
    mouth: { pigment: 'petal', albedo: 0.14, lift: 0.3, isPlain: true },
    tongue: { pigment: 'blush', albedo: 0.75, lift: 0.6, isPlain: true },
    tooth: { pigment: 'foam', albedo: 1, lift: 0.8, isPlain: true },
    ear: { pigment: 'blush', albedo: 0.6, hasFolds: true },
    lip: { pigment: 'dark', albedo: 0.2, isPlain: true },
    jaw: { pigment: 'foam', albedo: 1, fur: { length: 3, gap: 1.5 }, hasFolds: true },
  },
  camera: { center: [0, -0.05, -0.05], half: 1.6 },
  traits: { fold: 0.09 },
  views: usualViews(
    { name: 'front', camera: { pitch: 20, distance: 12 } },
    { name: 'profile', camera: { yaw: -84 } },
    {
      name: 'roaring',
      camera: { yaw: -28, pitch: 6, roll: 5 },
      posture: { jaw: 32, snarl: 1, ears: 0.5 },
    },
    {
      name: 'roaring-profile',
      camera: { yaw: -72, pitch: 4, roll: 8 },
      posture: { jaw: 30, snarl: 1, ears: 0.6 },
    },
    {
      name: 'howling-left',
      camera: { yaw: -46, pitch: -30, roll: -30, center: [0, -0.1, 0.05] },
      posture: howl,
    },
    {
      name: 'howling-right',
      camera: { yaw: 42, pitch: -30, roll: 28, center: [0, -0.1, 0.05] },
      posture: howl,
    },
    {
      name: 'howling-profile',
      camera: { yaw: -82, pitch: -4, roll: -48, center: [0, -0.1, 0.05] },
      posture: howl,
    },
  ),
  model(posture) {
    const { steps: eyes, glints } = eye({
      at: [0.235, 0.232, 0.405],
      radius: 0.1,
      yaw: 28,
      tilt: 24,
      width: 0.115,
      height: 0.055 - (posture.snarl ?? 0) * 0.008,
      skin: 'fur',
    });
    const lids = add(rod([0.13, 0.262, 0.53], [0.35, 0.355, 0.4], 0.05, 0.035), 'fur', 0.03);
    return {
      steps: [
        ...skullMasses(posture),
        ...muzzle(posture),
        ...eyes,
        lids,
        ...ears(posture),
        ...ruff({
          seed: 77,
          cheek: (layer) => (layer < 2 ? 'fur' : 'light'),
          throat: (column) => (column < 3 ? 'light' : 'fur'),
          nape: 'fur',
        }),
        ...markings(posture),
      ],
      decals: wrinkles(posture),
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.3 - z));
        return [x * 1.2 + 0.5 * back * (x > 0 ? 1 : -1), y - 0.05 - 1.4 * back, z - 1.25];
      },
    };
  },
};

function skullMasses({ snarl = 0 }: Posture): Step[] {
  return [
    add(ellipsoid([0, 0.36, -0.18], [0.5, 0.44, 0.54]), 'fur'),
    add(rod([0, -0.05, -0.4], [0, -0.7, -0.58], 0.42, 0.36), 'fur', 0.25),
    // Cheeks and jowls.
    add(ellipsoid([0.32, 0.03, 0.1], [0.2, 0.22, 0.3], [0, 25, 0]), 'fur', 0.2),
    add(ellipsoid([0.2, -0.12, 0.16], [0.2, 0.2, 0.32], [0, 12, 0]), 'light', 0.14),
    // The plane of the eyes, from the forehead down to the bridge of the nose.
    add(ellipsoid([0, 0.2, 0.16], [0.4, 0.27, 0.34]), 'fur', 0.15),
    add(rod([0, 0.34, 0.18], [0, 0.2, 0.48], 0.28, 0.19), 'fur', 0.15),
    add(rod([0, 0.13, 0.42], [0, 0.08, 1.02], 0.2, 0.15), 'fur', 0.1),
    add(
      rod([0.14, -0.04 + snarl * 0.03, 0.36], [0.11, -0.07 + snarl * 0.05, 0.96], 0.18, 0.14),
      'light',
      0.08,
    ),
    add(rod([0.09, 0.36, 0.4], [0.34, 0.4, 0.24], 0.1, 0.08), 'fur', 0.14),
    add(rod([0, 0, 0.98], [0, -0.13, 1], 0.12, 0.1), 'light', 0.04),
  ];
}

function muzzle({ jaw = 0, snarl = 0 }: Posture): Step[] {
  const below = (shape: Shape) => hinged(shape, [0, -0.12, 0.08], jaw - 2.5);
  const isOpen = jaw > 5;
  const steps: Step[] = [];
  if (isOpen) steps.push(cut(rod([0, -0.24, 0.2], [0, -0.24, 1.3], 0.15, 0.11), 0.03, 'mouth'));
  steps.push(
    add(below(rod([0.1, -0.27, 0.1], [0.065, -0.255, 0.86], 0.16, 0.095)), 'jaw'),
    add(below(ellipsoid([0, -0.29, 0.88], [0.11, 0.095, 0.1])), 'jaw', 0.05),
  );
  if (isOpen) steps.push(cut(below(rod([0, -0.1, 0.25], [0, -0.13, 0.87], 0.13, 0.085)), 0.03, 'mouth'));
  steps.push(add(ellipsoid([0, -0.16, 0.1], [0.24, 0.2 + jaw * 0.004, 0.24]), 'mouth', 0.06));
  if (isOpen)
    steps.push(
      add(below(rod([0, -0.22, 0.3], [0, -0.19, 0.8], 0.085, 0.07)), 'tongue', 0.01),
      cut(below(rod([0, -0.1, 0.4], [0, -0.1, 0.9], 0.025, 0.02)), 0.03),
      // A dark sheet: no paper shows through the mouth.
      add(hinged(ellipsoid([0, -0.2, 0.52], [0.03, 0.2, 0.4]), [0, -0.12, 0.08], jaw / 2), 'mouth'),
      ...teeth(jaw, below),
    );
  if (snarl > 0)
    for (let i = 0; i < 4; i++) {
      const z = 0.52 + i * 0.12;
      const middle: Vector = [0.17, 0.1 - i * 0.02, z + 0.05];
      steps.push(
        add(rod([0.02, 0.235 - i * 0.028, z + 0.03], middle, 0.05 * snarl, 0.042 * snarl), 'fur', 0.03),
        add(rod(middle, [0.23 - i * 0.02, -0.05, z - 0.02], 0.042 * snarl, 0.025), 'fur', 0.03),
      );
    }
  steps.push(
    add(ellipsoid([0, 0.1, 1.12], [0.13, 0.085, 0.085]), 'nose', 0.015),
    add(rod([0, 0.05, 1.16], [0, -0.06, 1.11], 0.045, 0.02), 'nose', 0.03),
    cut(ellipsoid([0.064, 0.085, 1.195], [0.032, 0.024, 0.06], [0, 0, 25]), 0.012),
    paint(ellipsoid([0, 0.07, 1.16], [0.16, 0.12, 0.1]), 'nose', 'fur'),
  );
  return steps;
}

function teeth(jaw: number, below: (shape: Shape) => Shape): Step[] {
  const steps: Step[] = [
    add(
      lock([0.105, -0.12, 0.95], [0.107, -0.2 - Math.min(1, jaw / 8) * 0.18, 0.97], 0.05, {
        flat: 1,
        bend: [0, 0, -0.04],
        profile: 'fang',
      }),
      'tooth',
      0.004,
    ),
    add(
      below(
        lock([0.09, -0.2, 0.9], [0.095, 0, 0.95], 0.045, { flat: 1, bend: [0, 0, -0.03], profile: 'fang' }),
      ),
      'tooth',
      0.004,
    ),
  ];
  for (let i = 0; i < 3; i++) {
    const x = 0.018 + i * 0.026;
    steps.push(
      add(block([x, -0.155, 1.035 - i * 0.02], [0.013, 0.05, 0.02], 0.012), 'tooth', 0.003),
      add(below(block([x * 0.9, -0.19, 0.95 - i * 0.015], [0.012, 0.045, 0.02], 0.012)), 'tooth', 0.003),
    );
  }
  const heights = [0.07, 0.08, 0.1, 0.13, 0.1];
  heights.forEach((height, i) => {
    const [x, z] = [0.125 + i * 0.016, 0.82 - i * 0.105];
    const form = { facing: [1, 0, 0.1] as Vector, flat: 1.8, profile: 'fang' as const };
    steps.push(
      add(lock([x, -0.14, z], [x, -0.17 - height, z + 0.01], 0.05, form), 'tooth', 0.004),
      add(
        below(lock([x - 0.02, -0.2, z - 0.05], [x - 0.02, -0.12 + height * 0.4, z - 0.05], 0.045, form)),
        'tooth',
        0.004,
      ),
    );
  });
  return steps;
}

function ears({ ears: back = 0 }: Posture): Step[] {
  const form = { facing: [0.5, -0.1, 1] as Vector, bend: [0.05, 0, 0.02] as Vector, profile: 'ear' as const };
  const steps: Step[] = [
    add(
      lock([0.3, 0.55, -0.2], [0.5, 1.28 - back * 0.3, -0.22 - back * 0.4], 0.3, { ...form, flat: 2 }),
      'fur',
      0.05,
    ),
    cut(
      lock([0.335, 0.62, -0.06], [0.505, 1.22 - back * 0.3, -0.14 - back * 0.4], 0.22, {
        ...form,
        flat: 1.7,
      }),
      0.02,
      'ear',
    ),
  ];
  for (let i = 0; i < 4; i++)
    steps.push(
      add(
        lock([0.23 + i * 0.055, 0.6 - i * 0.02, -0.06], [0.33 + i * 0.06, 0.92 - i * 0.07, -0.06], 0.05, {
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

function markings({ jaw = 0 }: Posture): Step[] {
  const steps: Step[] = [
    paint(ellipsoid([0, 0.31, 0.72], [0.12, 0.16, 0.45], [12, 0, 0]), 'dark', 'fur'),
    paint(ellipsoid([0, 0.75, -0.1], [0.3, 0.4, 0.6]), 'dark', 'fur'),
    paint(ellipsoid([0.19, 0.42, 0.48], [0.07, 0.04, 0.14], [0, 0, 25]), 'light', 'fur'),
    paint(rod([0.1, -0.19, 0.3], [0.09, -0.2, 0.85], 0.075, 0.045), 'lip', 'light'),
  ];
  if (jaw > 5) steps.push(paint(ellipsoid([0, -0.185, 0.98], [0.16, 0.03, 0.16]), 'lip', 'light'));
  return steps;
}

function wrinkles({ snarl = 0 }: Posture): Decal[] {
  const decals: Decal[] = [
    {
      points: [
        [0.035, 0.31, 0.5],
        [0.04, 0.38, 0.46],
        [0.03, 0.46, 0.4],
      ],
      width: 1.1,
      fineness: 20,
    },
    {
      points: [
        [0, 0.04, 1.2],
        [0, -0.1, 1.12],
        [0, -0.2, 1.1],
      ],
      width: 1.1,
      fineness: 16,
      isOneSided: true,
    },
  ];
  if (snarl > 0)
    for (let i = 0; i < 4; i++) {
      const z = 0.62 + i * 0.09;
      decals.push({
        points: [
          [0.03, 0.3, z + 0.04],
          [0.13, 0.24, z - 0.01],
          [0.22, 0.13, z - 0.02],
          [0.25, 0.05, z + 0.02],
        ],
        width: 1.5,
        fineness: 30,
      });
    }
  return decals;
}
