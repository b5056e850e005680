import { add, cut } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { block, ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Posture } from '../subject.ts';
import { eye } from './eye.ts';

/** A great cat's eyes, narrowed when it snarls. */
export function felineEye({ snarl = 0 }: Posture): ReturnType<typeof eye> {
  return eye({
    at: [0.212, 0.235, 0.43],
    radius: 0.095,
    yaw: 22,
    tilt: 16,
    width: 0.105,
    height: 0.046 - snarl * 0.006,
    skin: 'fur',
    pupil: 0.03,
  });
}

/** The skull of a great cat, up to the pads of the whiskers; the neck is its own. */
export function felineSkull({ snarl = 0 }: Posture, neck: Step): Step[] {
  return [
    add(ellipsoid([0, 0.29, -0.14], [0.5, 0.4, 0.5]), 'fur'),
    neck,
    add(ellipsoid([0, 0.1, 0.16], [0.42, 0.4, 0.38]), 'fur', 0.15),
    add(ellipsoid([0.33, -0.04, 0.2], [0.17, 0.2, 0.24]), 'fur', 0.15),
    // The bridge of the nose is long and broad.
    add(rod([0, 0.28, 0.36], [0, 0, 0.82], 0.2, 0.175), 'fur', 0.1),
    add(rod([0.09, 0.37, 0.42], [0.33, 0.36, 0.32], 0.1, 0.07), 'fur', 0.1),
    // The pads of the whiskers.
    add(
      ellipsoid([0.13, -0.15 + snarl * 0.05, 0.76], [0.185, 0.14 - snarl * 0.015, 0.19], [0, 18, 0]),
      'light',
      0.05,
    ),
    add(rod([0.17, -0.16, 0.6], [0.3, -0.16, 0.3], 0.12, 0.12), 'light', 0.12),
    add(rod([0, -0.05, 0.84], [0, -0.17, 0.8], 0.13, 0.12), 'light', 0.04),
  ];
}

/** Jaws and nose; from five degrees on the mouth is open, with all that is in it. */
export function felineMouth({ jaw = 0 }: Posture): Step[] {
  const below = (shape: Shape) => hinged(shape, [0, -0.2, 0.05], jaw - 3);
  const isOpen = jaw > 5;
  const steps: Step[] = [];
  if (isOpen) steps.push(cut(rod([0, -0.32, 0.2], [0, -0.31, 1], 0.15, 0.12), 0.03, 'mouth'));
  steps.push(
    add(below(rod([0.14, -0.34, 0.12], [0.07, -0.35, 0.64], 0.17, 0.12)), 'jaw'),
    add(below(ellipsoid([0, -0.39, 0.7], [0.165, 0.15, 0.14])), 'jaw', 0.05),
  );
  if (isOpen) steps.push(cut(below(rod([0, -0.17, 0.25], [0, -0.19, 0.66], 0.14, 0.1)), 0.03, 'mouth'));
  steps.push(add(ellipsoid([0, -0.22, 0.1], [0.26, 0.24, 0.26]), 'mouth', 0.06));
  if (isOpen)
    steps.push(
      add(below(rod([0, -0.28, 0.25], [0, -0.25, 0.6], 0.1, 0.085)), 'tongue', 0.01),
      add(hinged(ellipsoid([0, -0.27, 0.4], [0.03, 0.2, 0.33]), [0, -0.2, 0.05], jaw / 2), 'mouth'),
      ...teeth(below),
    );
  steps.push(
    add(ellipsoid([0, -0.02, 0.935], [0.165, 0.075, 0.07]), 'nose'),
    add(rod([0, -0.03, 0.94], [0, -0.11, 0.91], 0.07, 0.02), 'nose', 0.05),
    cut(ellipsoid([0.085, -0.03, 0.985], [0.045, 0.02, 0.05], [0, 0, 28]), 0.012),
  );
  return steps;
}

function teeth(below: (shape: Shape) => Shape): Step[] {
  const fang = { flat: 1, profile: 'fang' as const };
  const steps: Step[] = [
    add(
      lock([0.115, -0.2, 0.76], [0.12, -0.5, 0.76], 0.062, { ...fang, bend: [0, 0, -0.05] }),
      'tooth',
      0.004,
    ),
    add(
      below(lock([0.1, -0.28, 0.66], [0.11, -0.04, 0.7], 0.055, { ...fang, bend: [0, 0, -0.03] })),
      'tooth',
      0.004,
    ),
  ];
  for (let i = 0; i < 3; i++) {
    const front = 0.02 + i * 0.027;
    const [z, x] = [0.6 - i * 0.12, 0.16 + i * 0.02];
    const molar = { facing: [1, 0, 0] as Vector, flat: 1.6, profile: 'fang' as const };
    steps.push(
      add(block([front, -0.235, 0.83 - i * 0.015], [0.013, 0.045, 0.02], 0.012), 'tooth', 0.003),
      add(below(block([front * 0.9, -0.255, 0.735 - i * 0.015], [0.012, 0.04, 0.02], 0.012)), 'tooth', 0.003),
      add(lock([x, -0.2, z], [x, -0.34, z], 0.06, molar), 'tooth', 0.004),
      add(
        below(lock([x - 0.02, -0.26, z - 0.06], [x - 0.02, -0.12, z - 0.06], 0.055, molar)),
        'tooth',
        0.004,
      ),
    );
  }
  return steps;
}

/** The lid that hangs over each eye. */
export function hood(): Step[] {
  return [add(rod([0.1, 0.265, 0.56], [0.33, 0.335, 0.43], 0.05, 0.035), 'fur', 0.03)];
}

/** Round ears with a tuft in each. */
export function roundEars(tuft = 'light'): Step[] {
  const steps: Step[] = [
    add(ellipsoid([0.47, 0.62, -0.1], [0.145, 0.155, 0.1], [0, 25, -20]), 'fur', 0.05),
    cut(ellipsoid([0.495, 0.62, 0], [0.092, 0.1, 0.1], [0, 25, -20]), 0.03, 'ear'),
  ];
  for (let i = 0; i < 3; i++)
    steps.push(
      add(
        lock([0.37 + i * 0.03, 0.5, 0], [0.43 + i * 0.06, 0.68 - i * 0.04, 0.02], 0.05, {
          facing: [0.3, 0, 1],
          flat: 1.6,
        }),
        tuft,
        0.006,
      ),
    );
  return steps;
}

/** Tear lines, frown, the split of the lip, the dots of the whiskers; what a snarl adds. */
export function felineWrinkles({ snarl = 0 }: Posture): Decal[] {
  const decals: Decal[] = [
    {
      points: [
        [0.11, 0.2, 0.6],
        [0.14, 0.1, 0.64],
        [0.19, 0, 0.64],
      ],
      width: 1.8,
      fineness: 20,
    },
    {
      points: [
        [0.03, 0.34, 0.55],
        [0.04, 0.45, 0.5],
        [0.03, 0.58, 0.4],
      ],
      width: 1.1,
      fineness: 20,
    },
    {
      points: [
        [0.09, 0.4, 0.5],
        [0.13, 0.5, 0.44],
        [0.13, 0.6, 0.36],
      ],
      fineness: 20,
    },
    {
      points: [
        [0, -0.1, 0.95],
        [0, -0.18, 0.93],
        [0, -0.28, 0.88],
      ],
      width: 1.6,
      fineness: 16,
      isOneSided: true,
    },
  ];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 3; i++) {
      const [x, y, z] = [0.12 + i * 0.055, -0.11 - row * 0.045 + i * 0.012, 0.93 - i * 0.03];
      decals.push({
        points: [
          [x, y, z],
          [x + 0.005, y - 0.005, z],
        ],
        width: 2.2,
        fineness: 3,
      });
    }
  if (snarl > 0)
    for (let i = 0; i < 3; i++)
      decals.push({
        points: [
          [0.03, 0.2 - i * 0.07, 0.75 + i * 0.04],
          [0.12, 0.15 - i * 0.06, 0.72 + i * 0.04],
          [0.2, 0.04 - i * 0.03, 0.68 + i * 0.04],
        ],
        width: 1.5,
        fineness: 26,
      });
  return decals;
}
