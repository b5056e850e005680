import { add, cut } from '../solid/modelling.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { usualViews } from './usual-views.ts';

/** From the forehead down to the tip: where the trunk is, and how thick. */
const trunk: readonly (readonly [at: Vector, radius: number])[] = [
  [[0, 0.12, 0.46], 0.26],
  [[0, -0.12, 0.62], 0.22],
  [[0, -0.38, 0.7], 0.185],
  [[0, -0.64, 0.72], 0.16],
  [[0, -0.88, 0.71], 0.14],
  [[0, -1.1, 0.74], 0.125],
  [[0, -1.26, 0.84], 0.115],
  [[0, -1.31, 0.98], 0.105],
  [[0, -1.25, 1.1], 0.098],
];

/** An elephant's head with spread ears, tusks and a trunk that curls at its end. */
export const elephant: Subject = {
  name: 'elephant',
  regions: {
    skin: { pigment: 'grey', albedo: 0.9, hasFolds: true },
    ivory: { pigment: 'bone', albedo: 1, isPlain: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'wood', albedo: 0.5, lift: 0.5, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
  },
  camera: { center: [0, -0.22, 0.1], half: 1.42 },
  traits: { fold: 0.05 },
  views: usualViews(
    { name: 'front', camera: { pitch: 4, distance: 12 } },
    { name: 'below', camera: { yaw: -26, pitch: -14, roll: 6 } },
    { name: 'above', camera: { yaw: -24, pitch: 24, roll: -4 } },
  ),
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.35, 0.12, 0.36],
      radius: 0.07,
      yaw: 44,
      tilt: -6,
      width: 0.078,
      height: 0.044,
      skin: 'skin',
      pupil: 0.034,
      blend: 0.06,
    });
    return {
      steps: [...masses(), ...ears(), ...trunkSteps(), ...eyes, ...lids(), ...tusks()],
      decals: [...rings(), ...lines],
      glints,
    };
  },
};

function masses(): Step[] {
  return [
    add(ellipsoid([0, 0.3, 0.0], [0.46, 0.5, 0.46]), 'skin'),
    // Two domes, a hollow temple, the cheek.
    add(ellipsoid([0.17, 0.62, 0.02], [0.24, 0.24, 0.28]), 'skin', 0.14),
    cut(ellipsoid([0.5, 0.42, 0.3], [0.14, 0.18, 0.16]), 0.12),
    add(ellipsoid([0.3, -0.1, 0.22], [0.2, 0.3, 0.26]), 'skin', 0.14),
    add(rod([0.2, -0.26, 0.3], [0.08, -0.5, 0.36], 0.15, 0.09), 'skin', 0.12),
    add(ellipsoid([0, -0.46, 0.36], [0.13, 0.1, 0.16]), 'skin', 0.06),
    add(rod([0, 0.2, -0.2], [0, -0.1, -0.36], 0.42, 0.36), 'skin', 0.2),
  ];
}

function ears(): Step[] {
  return [
    add(ellipsoid([0.74, 0.18, -0.24], [0.46, 0.52, 0.05], [6, 26, 12]), 'skin', 0.05),
    add(ellipsoid([0.66, -0.24, -0.2], [0.34, 0.36, 0.05], [8, 28, -24]), 'skin', 0.08),
    // Folded over at its upper edge.
    add(rod([0.5, 0.62, -0.16], [1.0, 0.52, -0.38], 0.055, 0.04), 'skin', 0.05),
  ];
}

function trunkSteps(): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i + 1 < trunk.length; i++) {
    const [[from, first], [to, second]] = [trunk[i], trunk[i + 1]] as [(typeof trunk)[0], (typeof trunk)[0]];
    steps.push(add(rod(from, to, first, second), 'skin', 0.07));
  }
  steps.push(
    add(ellipsoid([0, -1.17, 1.13], [0.06, 0.07, 0.05]), 'skin', 0.04),
    cut(ellipsoid([0.045, -1.23, 1.19], [0.03, 0.036, 0.05]), 0.015, 'hole'),
  );
  return steps;
}

function lids(): Step[] {
  return [
    add(rod([0.28, 0.19, 0.48], [0.43, 0.16, 0.34], 0.04, 0.035), 'skin', 0.03),
    add(rod([0.29, 0.05, 0.47], [0.42, 0.05, 0.35], 0.03, 0.028), 'skin', 0.03),
  ];
}

function tusks(): Step[] {
  return [
    add(ellipsoid([0.23, -0.3, 0.5], [0.12, 0.15, 0.14]), 'skin', 0.08),
    add(
      lock([0.24, -0.3, 0.52], [0.36, -0.82, 0.98], 0.095, {
        flat: 1,
        bend: [-0.06, 0.2, 0.14],
        profile: 'fang',
      }),
      'ivory',
      0.01,
    ),
  ];
}

/** Across the trunk, as far round as they are seen. */
function rings(): Decal[] {
  return Array.from({ length: 19 }, (_, i): Decal => {
    const at = (i + 1.2) * 0.39;
    const k = Math.min(trunk.length - 2, Math.floor(at));
    const [[from, first], [to, second]] = [trunk[k], trunk[k + 1]] as [(typeof trunk)[0], (typeof trunk)[0]];
    const share = at - k;
    const y = from[1] + (to[1] - from[1]) * share;
    const z = from[2] + (to[2] - from[2]) * share;
    const radius = first + (second - first) * share;
    const way: Vector = [0, to[1] - from[1], to[2] - from[2]];
    const length = Math.sqrt(way[1] ** 2 + way[2] ** 2);
    // Before the trunk, square to its way.
    const [fy, fz] = [-way[2] / length, way[1] / length].map((v) => -v) as [number, number];
    const wide = radius * (0.62 + 0.3 * ((i * 7) % 3) * 0.5);
    const place = (x: number, out: number): Vector => [
      x,
      y + fy * out - 0.03 * (1 - (x / radius) ** 2),
      z + fz * out,
    ];
    return {
      points: [
        place(-wide, radius * 0.7),
        place(-wide * 0.4, radius),
        place(wide * 0.4, radius),
        place(wide, radius * 0.7),
      ],
      width: 1.1,
      fineness: 24,
      isOneSided: true,
    };
  });
}

const lines: readonly Decal[] = [
  {
    points: [
      [0.3, -0.04, 0.47],
      [0.38, -0.06, 0.42],
      [0.44, 0.0, 0.33],
    ],
    width: 1.2,
    fineness: 20,
  },
  {
    points: [
      [0.29, 0.25, 0.45],
      [0.37, 0.27, 0.39],
      [0.44, 0.22, 0.3],
    ],
    width: 1.1,
    fineness: 20,
  },
  {
    points: [
      [0.08, 0.42, 0.5],
      [0.18, 0.46, 0.46],
      [0.28, 0.44, 0.38],
    ],
    fineness: 20,
  },
  {
    points: [
      [0.06, 0.34, 0.52],
      [0.17, 0.37, 0.49],
      [0.26, 0.35, 0.42],
    ],
    fineness: 20,
  },
  // Veins of the ear.
  {
    points: [
      [0.56, 0.2, -0.12],
      [0.76, 0.32, -0.2],
      [0.94, 0.4, -0.3],
    ],
    width: 1.1,
  },
  {
    points: [
      [0.58, 0.1, -0.12],
      [0.8, 0.12, -0.2],
      [1.04, 0.1, -0.34],
    ],
    width: 1.1,
  },
  {
    points: [
      [0.58, 0, -0.12],
      [0.74, -0.12, -0.18],
      [0.86, -0.3, -0.28],
    ],
    width: 1.1,
  },
];
