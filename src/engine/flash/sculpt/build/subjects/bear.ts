import { add, cut, paint } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import type { Shape } from '../solid/shape.ts';
import { block, ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Posture, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { ruff } from './ruff.ts';
import { usualViews } from './usual-views.ts';

/** A brown bear's head: a broad skull, a dished face, small eyes and ears. */
export const bear: Subject = {
  name: 'bear',
  regions: {
    fur: { pigment: 'wood', albedo: 0.7, coat: 'coat', fur: { length: 3.6, gap: 0.95 }, hasFolds: true },
    light: { pigment: 'wood', albedo: 0.95, coat: 'coat', fur: { length: 2.4, gap: 1.5 }, hasFolds: true },
    dark: { pigment: 'wood', albedo: 0.42, isShaded: true, coat: 'coat', fur: { length: 4, gap: 1 } },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'wood', albedo: 0.6, lift: 0.5, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    nose: { pigment: 'dark', albedo: 0.16, isPlain: true },
    mouth: { pigment: 'petal', albedo: 0.14, lift: 0.3, isPlain: true },
    tongue: { pigment: 'blush', albedo: 0.75, lift: 0.6, isPlain: true },
    tooth: { pigment: 'foam', albedo: 1, lift: 0.8, isPlain: true },
    ear: { pigment: 'wood', albedo: 0.35, isShaded: true, hasFolds: true },
  },
  camera: { center: [0, -0.1, -0.02], half: 1.4 },
  traits: { fold: 0.09 },
  views: usualViews(
    { name: 'front', camera: { pitch: 13, distance: 12 } },
    { name: 'roaring', camera: { yaw: -28, pitch: 4, roll: 5 }, posture: { jaw: 30, snarl: 1 } },
    { name: 'roaring-profile', camera: { yaw: -72, pitch: 2, roll: 8 }, posture: { jaw: 30, snarl: 1 } },
  ),
  model(posture) {
    const { steps: eyes, glints } = eye({
      at: [0.215, 0.245, 0.4],
      radius: 0.07,
      yaw: 28,
      tilt: 10,
      width: 0.072,
      height: 0.042,
      skin: 'fur',
      pupil: 0.03,
    });
    const { snarl = 0 } = posture;
    return {
      steps: [
        ...masses(posture),
        ...mouth(posture),
        ...eyes,
        add(rod([0.12, 0.3, 0.48], [0.3, 0.32, 0.38], 0.045, 0.035), 'fur', 0.04),
        ...ears(),
        ...ruff({
          seed: 29,
          cheek: (layer) => (layer % 2 === 0 ? 'fur' : 'dark'),
          throat: (column) => (column % 2 === 0 ? 'dark' : 'fur'),
          nape: 'dark',
          size: 0.75,
        }),
        paint(ellipsoid([0, -0.06, 0.86], [0.27, 0.24, 0.36]), 'light', 'fur'),
      ],
      decals: [
        {
          points: [
            [0, 0, 1.0],
            [0, -0.12, 0.98],
            [0, -0.19, 0.95],
          ],
          width: 1.6,
          fineness: 12,
          isOneSided: true,
        },
        {
          points: [
            [0.13, 0.2, 0.55],
            [0.12, 0.12, 0.62],
            [0.15, 0.05, 0.66],
          ],
          width: 1.4,
          fineness: 16,
        },
        {
          points: [
            [0.04, 0.34, 0.52],
            [0.05, 0.42, 0.47],
            [0.04, 0.5, 0.4],
          ],
          width: 1.1,
          fineness: 16,
        },
        ...(snarl > 0
          ? [0, 1, 2].map((i) => ({
              points: [
                [0.04, 0.22 - i * 0.04, 0.66 + i * 0.07],
                [0.12, 0.16 - i * 0.05, 0.64 + i * 0.07],
                [0.2, 0.04 - i * 0.04, 0.6 + i * 0.07],
              ] as Vector[],
              width: 1.5,
              fineness: 24,
            }))
          : []),
      ],
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.3 - z));
        return [x * 1.3 + 0.5 * back * (x > 0 ? 1 : -1), y + 0.05 - 1.3 * back, z - 1.1];
      },
    };
  },
};

function masses({ snarl = 0 }: Posture): Step[] {
  return [
    add(ellipsoid([0, 0.3, -0.14], [0.58, 0.46, 0.54]), 'fur'),
    add(rod([0, -0.1, -0.4], [0, -0.62, -0.5], 0.5, 0.46), 'fur', 0.25),
    add(ellipsoid([0.34, -0.02, 0.1], [0.24, 0.26, 0.32], [0, 25, 0]), 'fur', 0.2),
    add(ellipsoid([0, 0.2, 0.16], [0.42, 0.3, 0.34]), 'fur', 0.18),
    add(rod([0, 0.36, 0.16], [0, 0.24, 0.46], 0.29, 0.2), 'fur', 0.16),
    // The muzzle is blunt, and set off from the forehead.
    add(rod([0, 0.1, 0.42], [0, 0.02, 0.86], 0.2, 0.15), 'fur', 0.1),
    add(rod([0.1, -0.05 + snarl * 0.03, 0.4], [0.09, -0.08 + snarl * 0.05, 0.84], 0.18, 0.14), 'fur', 0.08),
    add(rod([0.1, 0.37, 0.38], [0.3, 0.38, 0.28], 0.1, 0.08), 'fur', 0.14),
    add(ellipsoid([0, 0.05, 0.97], [0.125, 0.085, 0.075]), 'nose', 0.015),
    add(rod([0, 0.0, 0.99], [0, -0.09, 0.95], 0.05, 0.02), 'nose', 0.03),
    cut(ellipsoid([0.06, 0.04, 1.035], [0.03, 0.026, 0.05], [0, 0, 25]), 0.012),
  ];
}

function mouth({ jaw = 0 }: Posture): Step[] {
  const below = (shape: Shape) => hinged(shape, [0, -0.14, 0.06], jaw - 2.5);
  const isOpen = jaw > 5;
  const steps: Step[] = [];
  if (isOpen) steps.push(cut(rod([0, -0.25, 0.2], [0, -0.25, 1.1], 0.15, 0.12), 0.03, 'mouth'));
  steps.push(
    add(below(rod([0.11, -0.28, 0.1], [0.07, -0.27, 0.72], 0.16, 0.105)), 'fur'),
    add(below(ellipsoid([0, -0.31, 0.76], [0.13, 0.11, 0.11])), 'light', 0.05),
  );
  if (isOpen) steps.push(cut(below(rod([0, -0.12, 0.25], [0, -0.15, 0.74], 0.135, 0.09)), 0.03, 'mouth'));
  steps.push(add(ellipsoid([0, -0.18, 0.1], [0.25, 0.22 + jaw * 0.004, 0.25]), 'mouth', 0.06));
  if (!isOpen) return steps;
  const fang = { flat: 1, profile: 'fang' as const };
  steps.push(
    add(below(rod([0, -0.24, 0.28], [0, -0.21, 0.68], 0.09, 0.075)), 'tongue', 0.01),
    add(hinged(ellipsoid([0, -0.22, 0.45], [0.03, 0.2, 0.36]), [0, -0.14, 0.06], jaw / 2), 'mouth'),
    add(
      lock([0.11, -0.13, 0.82], [0.112, -0.36, 0.84], 0.055, { ...fang, bend: [0, 0, -0.04] }),
      'tooth',
      0.004,
    ),
    add(
      below(lock([0.095, -0.22, 0.76], [0.1, -0.01, 0.8], 0.05, { ...fang, bend: [0, 0, -0.03] })),
      'tooth',
      0.004,
    ),
  );
  for (let i = 0; i < 3; i++) {
    const [front, z, x] = [0.02 + i * 0.027, 0.68 - i * 0.12, 0.145 + i * 0.018];
    const molar = { facing: [1, 0, 0] as Vector, flat: 1.6, profile: 'fang' as const };
    steps.push(
      add(block([front, -0.165, 0.92 - i * 0.016], [0.013, 0.045, 0.02], 0.012), 'tooth', 0.003),
      add(below(block([front * 0.9, -0.2, 0.84 - i * 0.015], [0.012, 0.04, 0.02], 0.012)), 'tooth', 0.003),
      add(lock([x, -0.15, z], [x, -0.28, z], 0.055, molar), 'tooth', 0.004),
      add(below(lock([x - 0.02, -0.21, z - 0.06], [x - 0.02, -0.09, z - 0.06], 0.05, molar)), 'tooth', 0.004),
    );
  }
  return steps;
}

function ears(): Step[] {
  const random = randomNumbers(5);
  const steps: Step[] = [
    add(ellipsoid([0.44, 0.66, -0.16], [0.165, 0.18, 0.1], [0, 25, -28]), 'fur', 0.07),
    cut(ellipsoid([0.465, 0.66, -0.05], [0.105, 0.115, 0.1], [0, 25, -28]), 0.03, 'ear'),
  ];
  // Tufts in the ears, and the tousled crown between them.
  for (let i = 0; i < 4; i++)
    steps.push(
      add(
        lock([0.34 + i * 0.03, 0.54, -0.06], [0.4 + i * 0.06, 0.74 - i * 0.04, -0.03], 0.05, {
          facing: [0.3, 0, 1],
          flat: 1.6,
        }),
        'fur',
        0.006,
      ),
    );
  for (let i = 0; i < 7; i++) {
    const x = 0.03 + i * 0.045;
    steps.push(
      add(
        lock([x, 0.66 - i * 0.012, 0.06], [x + 0.05, 0.84 + 0.05 * random() - i * 0.02, -0.14], 0.075, {
          facing: [0.2, 0.5, 1],
          flat: 1.7,
        }),
        i % 2 === 0 ? 'dark' : 'fur',
        0.02,
      ),
    );
  }
  return steps;
}
