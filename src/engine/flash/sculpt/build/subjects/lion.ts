import { add, cut, paint } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import type { Shape } from '../solid/shape.ts';
import { block, ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { plus, unit } from '../solid/vector.ts';
import type { Decal, Posture, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { usualViews } from './usual-views.ts';

/** A lion's head in its mane. */
export const lion: Subject = {
  name: 'lion',
  regions: {
    fur: { pigment: 'gold', albedo: 0.95, coat: 'coat', fur: { length: 2.5, gap: 1.15 }, hasFolds: true },
    light: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 2.2, gap: 1.8 }, hasFolds: true },
    mane: { pigment: 'wood', albedo: 0.6, fur: { length: 7, gap: 0.9 } },
    sunny: { pigment: 'ember', albedo: 0.8, fur: { length: 7, gap: 1 } },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.75, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    nose: { pigment: 'petal', albedo: 0.3, isPlain: true },
    mouth: { pigment: 'petal', albedo: 0.14, lift: 0.3, isPlain: true },
    tongue: { pigment: 'blush', albedo: 0.75, lift: 0.6, isPlain: true },
    tooth: { pigment: 'foam', albedo: 1, lift: 0.8, isPlain: true },
    ear: { pigment: 'wood', albedo: 0.5, hasFolds: true },
    jaw: { pigment: 'foam', albedo: 1, fur: { length: 2.2, gap: 1.6 }, hasFolds: true },
  },
  camera: { center: [0, -0.02, -0.1], half: 1.45 },
  traits: { fold: 0.09 },
  views: usualViews(
    { name: 'three-quarter-left', camera: { yaw: -36, pitch: 5 } },
    { name: 'profile', camera: { yaw: -84 } },
    { name: 'roaring', camera: { yaw: -24, pitch: 2, roll: 4 }, posture: { jaw: 32, snarl: 1 } },
    {
      name: 'roaring-profile',
      camera: { yaw: -70, pitch: 2, roll: 8 },
      posture: { jaw: 34, snarl: 1 },
    },
  ),
  model(posture) {
    const { steps: eyes, glints } = eye({
      at: [0.212, 0.235, 0.43],
      radius: 0.095,
      yaw: 22,
      tilt: 16,
      width: 0.105,
      height: 0.046 - (posture.snarl ?? 0) * 0.006,
      skin: 'fur',
      pupil: 0.03,
    });
    return {
      steps: [...head(posture), ...mouth(posture), ...eyes, ...hoodAndEars(), ...mane()],
      decals: wrinkles(posture),
      glints,
      flow: (x, y, z, region) => {
        if (region !== 'mane' && region !== 'sunny') return [x * 1.3, y + 0.05, z - 1];
        const away = Math.sqrt(x * x + (y - 0.1) ** 2) + 1e-6;
        return [(x / away) * 0.85, ((y - 0.1) / away) * 0.75 - 0.45, -0.2];
      },
    };
  },
};

function head({ snarl = 0 }: Posture): Step[] {
  return [
    add(ellipsoid([0, 0.29, -0.14], [0.5, 0.4, 0.5]), 'fur'),
    add(rod([0, -0.1, -0.4], [0, -0.55, -0.5], 0.44, 0.36), 'mane', 0.2),
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

function mouth({ jaw = 0 }: Posture): Step[] {
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

function hoodAndEars(): Step[] {
  const steps: Step[] = [
    add(rod([0.1, 0.265, 0.56], [0.33, 0.335, 0.43], 0.05, 0.035), 'fur', 0.03),
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
        'light',
        0.006,
      ),
    );
  return steps;
}

/** Rings of locks from back to front, then the cheeks, the beard and the neck. */
function mane(): Step[] {
  const random = randomNumbers(177);
  const steps: Step[] = [];
  const put = (
    root: Vector,
    way: Vector,
    length: number,
    radius: number,
    facing: Vector,
    region: string,
    blend = 0.012,
  ) => {
    const astray = () => (random() - 0.5) * 0.25;
    const [dx, dy, dz] = [way[0] + astray(), way[1] + astray(), way[2] + astray()];
    const swing = random() < 0.75 ? 1 : -0.6;
    const away = unit(facing);
    const rooted = plus(
      [root[0] - dx * 0.1 * length, root[1] - dy * 0.1 * length, root[2] - dz * 0.1 * length],
      away,
      -0.07,
    );
    const to: Vector = [rooted[0] + dx * length, rooted[1] + dy * length, rooted[2] + dz * length];
    const bend: Vector = [dy < -0.6 ? -0.22 * swing * length : -0.05, -0.3 * length * Math.abs(dx), 0];
    const wave = (random() < 0.7 ? 1 : -1) * (0.05 + 0.05 * random()) * length;
    steps.push(add(lock(rooted, to, radius, { facing, flat: 1.7, bend, wave }), region, blend));
  };
  for (let layer = 0; layer < 5; layer++) {
    for (let i = 0; i < 9; i++) {
      const angle = ((3 + (i + (layer % 2) * 0.5) * 19) * Math.PI) / 180;
      const [sin, cos, near] = [Math.sin(angle), Math.cos(angle), layer / 4];
      const up = Math.max(0, cos);
      const length =
        (1.25 - layer * 0.11) * (0.72 + 0.5 * random()) * (1 + 0.05 * up) * (cos < -0.5 ? 0.74 : 1);
      put(
        [sin * (0.43 + 0.05 * near), 0.1 + cos * 0.44 + up * 0.04, -0.48 + near * (0.6 - 0.1 * up)],
        [sin * 0.7 + 0.22 * up, cos * 0.75 - 0.3 + up * 0.42, -0.22 - 0.2 * up],
        length,
        (0.115 + 0.035 * random()) * (1 - 0.2 * near),
        [sin * 0.45, 0.15 + up * 0.5, 0.9],
        layer < 2 ? 'mane' : random() < 0.55 ? 'sunny' : 'mane',
      );
    }
  }
  for (let i = 0; i < 7; i++) {
    const angle = ((66 + i * 14) * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    put(
      [sin * 0.44, 0.03 + cos * 0.36, 0.2 + 0.02 * i],
      [sin * 0.8, cos * 0.5 - 0.5, -0.35],
      0.34 + 0.14 * random(),
      0.085,
      [sin * 0.5, 0.1, 0.85],
      i > 3 ? 'light' : 'fur',
      0.03,
    );
  }
  for (let i = 0; i < 6; i++)
    put(
      [0.02 + i * 0.08, -0.42 + i * 0.03, 0.36 - i * 0.08],
      [0.04 + i * 0.06, -1, -0.2],
      0.62 - i * 0.02,
      0.12,
      [0.2, 0, 1],
      i % 2 ? 'mane' : 'sunny',
    );
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 4; i++)
      put(
        [0.42 - row * 0.02, 0.5 - i * 0.3, -0.5 - row * 0.1],
        [0.35 - row * 0.1, -0.75, -0.55],
        0.6 - i * 0.07,
        0.13,
        [0.8, 0.2, -0.4],
        row % 2 ? 'sunny' : 'mane',
      );
  for (let i = 0; i < 6; i++)
    put([0.07, 0.66 - i * 0.22, -0.55 - i * 0.05], [0.1, -0.7, -0.75], 0.6, 0.13, [0.3, 0.3, -1], 'mane');
  steps.push(paint(ellipsoid([0.2, 0.35, 0.52], [0.1, 0.035, 0.14], [0, 0, 18]), 'light', 'fur'));
  return steps;
}

function wrinkles({ snarl = 0 }: Posture): Decal[] {
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
