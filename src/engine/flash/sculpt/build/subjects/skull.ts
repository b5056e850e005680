import { add, cut, paint } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { block, ellipsoid, hinged, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Subject } from '../subject.ts';
import { usualViews } from './usual-views.ts';

/** A human skull with its jaw. */
export const skull: Subject = {
  name: 'skull',
  regions: {
    bone: { pigment: 'bone', albedo: 1, hasFolds: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
    tooth: { pigment: 'foam', albedo: 1, isPlain: true },
  },
  camera: { center: [0, -0.1, -0.05], half: 1.5 },
  views: usualViews(
    { name: 'front', camera: {} },
    { name: 'profile', camera: { yaw: -88 } },
    { name: 'below', camera: { yaw: -24, pitch: -20, roll: 7, center: [0, -0.15, -0.05] } },
    {
      name: 'roaring',
      camera: { yaw: -28, pitch: -8, roll: 6, center: [0, -0.2, -0.05] },
      posture: { jaw: 20 },
    },
  ),
  model: ({ jaw = 0 }) => ({
    steps: [...brainCase(), ...face(), ...upperTeeth(), ...jawBone(jaw)],
    decals: sutures,
  }),
};

function brainCase(): Step[] {
  return [
    add(ellipsoid([0, 0.42, -0.18], [0.72, 0.73, 0.9]), 'bone'),
    add(ellipsoid([0, 0.4, 0.3], [0.6, 0.58, 0.46]), 'bone', 0.25),
    add(ellipsoid([0.24, 0.44, -0.36], [0.52, 0.52, 0.54]), 'bone', 0.2),
    add(ellipsoid([0, 0.1, -0.62], [0.46, 0.42, 0.42]), 'bone', 0.25),
    add(ellipsoid([0, -0.22, -0.1], [0.4, 0.3, 0.5]), 'bone', 0.15),
    add(rod([0.56, -0.1, -0.32], [0.51, -0.46, -0.24], 0.13, 0.07), 'bone', 0.1),
    // The hollow of the temple.
    cut(ellipsoid([0.84, 0.05, 0.3], [0.25, 0.42, 0.38]), 0.14),
  ];
}

function face(): Step[] {
  return [
    // Brows, and the outer edge of the orbits.
    add(rod([0.1, 0.15, 0.72], [0.46, 0.21, 0.58], 0.095, 0.09), 'bone', 0.1),
    add(rod([0.48, 0.2, 0.57], [0.57, -0.12, 0.47], 0.08, 0.07), 'bone', 0.07),
    add(ellipsoid([0, -0.42, 0.4], [0.38, 0.42, 0.38]), 'bone', 0.14),
    // Cheekbone and its arch.
    add(ellipsoid([0.47, -0.29, 0.5], [0.2, 0.125, 0.16], [0, 35, -22]), 'bone', 0.09),
    add(rod([0.54, -0.27, 0.44], [0.665, -0.21, 0.1], 0.085, 0.06), 'bone', 0.05),
    add(rod([0.665, -0.21, 0.1], [0.56, -0.15, -0.27], 0.06, 0.07), 'bone', 0.08),
    add(rod([0.42, -0.35, 0.5], [0.27, -0.6, 0.5], 0.09, 0.09), 'bone', 0.09),
    add(ellipsoid([0, -0.63, 0.42], [0.35, 0.17, 0.37]), 'bone', 0.08),
    add(rod([0, 0.08, 0.7], [0, -0.16, 0.83], 0.085, 0.05), 'bone', 0.08),
    cut(ellipsoid([0.35, -0.48, 0.8], [0.12, 0.14, 0.14]), 0.12),
    // Orbits and nose.
    cut(ellipsoid([0.315, -0.03, 0.76], [0.225, 0.2, 0.38], [0, 14, -16]), 0.05, 'hole'),
    cut(ellipsoid([0.075, -0.4, 0.82], [0.088, 0.11, 0.3], [0, 0, 14]), 0.03, 'hole'),
    cut(ellipsoid([0.03, -0.29, 0.87], [0.062, 0.14, 0.24], [0, 0, -8]), 0.03, 'hole'),
    add(rod([0, -0.2, 0.72], [0, -0.52, 0.74], 0.014, 0.03), 'bone', 0.02),
    // A dark core: nothing shows through the holes.
    add(ellipsoid([0, -0.08, 0.18], [0.46, 0.4, 0.26]), 'hole', 0.02),
    add(ellipsoid([0.49, -0.14, 0.4], [0.055, 0.3, 0.22], [0, 38, 0]), 'bone', 0.04),
    paint(ellipsoid([0.305, -0.03, 0.6], [0.24, 0.215, 0.28], [0, 14, -16]), 'hole', 'bone'),
  ];
}

const upper = {
  widths: [0.105, 0.085, 0.092, 0.08, 0.08, 0.105, 0.1, 0.09],
  heights: [0.12, 0.105, 0.125, 0.1, 0.095, 0.085, 0.08, 0.07],
};
const lower = {
  widths: [0.075, 0.08, 0.085, 0.08, 0.08, 0.11, 0.11, 0.1],
  heights: [0.1, 0.1, 0.115, 0.1, 0.09, 0.08, 0.075, 0.07],
};

function upperTeeth(): Step[] {
  return alongArch(upper.widths, 0.335, 0.385, 0.42).flatMap(({ x, z, turn, width, i }) => {
    const height = upper.heights[i] ?? 0.1;
    return [
      add(
        block([x, -0.775 - height * 0.35, z - 0.01], [width / 2, height * 0.75, 0.055], 0.036, [0, turn, 0]),
        'tooth',
        0.008,
      ),
      add(rod([x, -0.7, z - 0.02], [x * 0.98, -0.56, z - 0.05], 0.042, 0.02), 'bone', 0.035),
    ];
  });
}

function jawBone(open: number): Step[] {
  const jaw = (shape: Shape) => hinged(shape, [0, -0.22, -0.12], open);
  const teeth = alongArch(lower.widths, 0.325, 0.36, 0.41).flatMap(({ x, z, turn, width, i }) => {
    const height = lower.heights[i] ?? 0.1;
    return [
      add(jaw(rod([x, -1.05, z - 0.02], [x * 1.02, -1.16, z - 0.03], 0.07, 0.06)), 'bone', 0.05),
      add(
        jaw(
          block([x, -0.965 + height * 0.25, z - 0.015], [width / 2, height * 0.75, 0.05], 0.034, [
            0,
            turn,
            0,
          ]),
        ),
        'tooth',
        0.008,
      ),
    ];
  });
  return [
    add(jaw(rod([0, -1.22, 0.68], [0.17, -1.24, 0.66], 0.11, 0.1)), 'bone', 0.02),
    add(jaw(rod([0.17, -1.24, 0.66], [0.49, -1, 0.06], 0.1, 0.1)), 'bone', 0.08),
    add(jaw(ellipsoid([0, -1.26, 0.72], [0.19, 0.1, 0.1])), 'bone', 0.08),
    add(jaw(ellipsoid([0.53, -0.7, 0.02], [0.06, 0.42, 0.19], [-14, 8, 4])), 'bone', 0.1),
    add(jaw(ellipsoid([0.51, -0.98, -0.05], [0.055, 0.15, 0.16], [-30, 8, 0])), 'bone', 0.12),
    add(jaw(rod([0.54, -0.5, -0.1], [0.55, -0.24, -0.14], 0.07, 0.07)), 'bone', 0.06),
    add(jaw(rod([0.54, -0.5, 0.1], [0.55, -0.24, 0.14], 0.06, 0.035)), 'bone', 0.06),
    ...teeth,
  ];
}

/** Places of teeth side by side along an elliptical arch, from the middle to one side. */
function alongArch(
  widths: readonly number[],
  across: number,
  forwards: number,
  middle: number,
): { x: number; z: number; turn: number; width: number; i: number }[] {
  const finest = 0.0055;
  let [angle, x, z] = [0, 0, forwards];
  const walk = (length: number) => {
    for (let left = length; left > 0; ) {
      angle += finest;
      const [nextX, nextZ] = [across * Math.sin(angle), forwards * Math.cos(angle)];
      left -= Math.sqrt((nextX - x) ** 2 + (nextZ - z) ** 2);
      [x, z] = [nextX, nextZ];
    }
  };
  return widths.map((width, i) => {
    walk(width / 2);
    const turn = (Math.atan2(x / across ** 2, z / forwards ** 2) * 180) / Math.PI;
    const place = { x, z: middle + z, turn, width, i };
    walk(width / 2);
    return place;
  });
}

const sutures: readonly Decal[] = [
  {
    points: zigzag(
      [
        [0, 1.2, 0.05],
        [0.3, 1.1, 0.08],
        [0.55, 0.9, 0.1],
        [0.7, 0.5, 0.14],
      ],
      0.035,
      5,
      3,
    ),
    fineness: 90,
    width: 0.75,
  },
  {
    points: [
      [0.5, 0.24, 0.6],
      [0.58, 0.42, 0.45],
      [0.64, 0.66, 0.2],
      [0.68, 0.72, -0.1],
    ],
    fineness: 60,
    width: 0.8,
  },
  {
    points: zigzag(
      [
        [0.7, 0.2, -0.1],
        [0.74, 0.36, -0.3],
        [0.72, 0.3, -0.5],
        [0.66, 0.05, -0.55],
      ],
      0.02,
      4,
      9,
    ),
    fineness: 70,
    width: 0.6,
  },
  // A crack.
  {
    points: [
      [-0.2, 1.08, 0.3],
      [-0.14, 0.98, 0.5],
      [-0.25, 0.88, 0.58],
      [-0.17, 0.76, 0.68],
      [-0.22, 0.64, 0.72],
    ],
    fineness: 60,
    isOneSided: true,
  },
  {
    points: [
      [-0.25, 0.88, 0.58],
      [-0.34, 0.82, 0.56],
      [-0.38, 0.72, 0.58],
    ],
    fineness: 20,
    width: 0.8,
    isOneSided: true,
  },
];

/** A line that swerves at random between its points, as bones are joined. */
function zigzag(points: readonly Vector[], swing: number, turns: number, seed: number): Vector[] {
  const result: Vector[] = [];
  let state = seed;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i] as Vector, points[i + 1] as Vector];
    for (let j = 0; j < turns; j++) {
      state = (state * 16807) % 2147483647;
      const off = ((state % 1000) / 500 - 1) * swing;
      const at = (axis: 0 | 1 | 2) => a[axis] + ((b[axis] - a[axis]) * j) / turns;
      result.push([at(0), at(1) - off, at(2) + off]);
    }
  }
  result.push(points[points.length - 1] as Vector);
  return result;
}
