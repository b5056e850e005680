import { add, cut, paint } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { plus, radians } from '../solid/vector.ts';
import type { Decal, Posture, Subject } from '../subject.ts';
import { Spine } from './spine.ts';
import { usualViews } from './usual-views.ts';

/** A great white that turns: a blunt cone of a snout, gill slits, and rows of teeth. */
export const shark: Subject = {
  name: 'shark',
  regions: {
    skin: { pigment: 'grey', albedo: 0.72, hasFolds: true },
    belly: { pigment: 'foam', albedo: 1, lift: 0.34, hasFolds: true },
    mouth: { pigment: 'petal', albedo: 0.12, lift: 0.15, isPlain: true },
    gum: { pigment: 'blush', albedo: 0.8, lift: 0.5, isPlain: true },
    tooth: { pigment: 'foam', albedo: 1, lift: 0.85, isPlain: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
  },
  camera: { center: [0.1, 0.02, -0.33], half: 1.85 },
  traits: { fold: 0.14 },
  views: usualViews(
    {
      name: 'front',
      camera: { yaw: -16, pitch: -4, distance: 6, center: [0, -0.02, 0.2], half: 1.25 },
      posture: { jaw: 16 },
    },
    { name: 'three-quarter-left', camera: { yaw: -50, pitch: 10, roll: -6, half: 1.6 } },
    { name: 'three-quarter-right', camera: { yaw: 46, pitch: 8, roll: 6, half: 1.6 } },
    { name: 'profile', camera: { yaw: -82, pitch: 5 } },
    { name: 'below', camera: { yaw: -40, pitch: -28, roll: 10, half: 1.6 } },
    { name: 'above', camera: { yaw: -58, pitch: 44, roll: 8 } },
    { name: 'roaring', camera: { yaw: -40, pitch: -2, roll: 10, half: 1.5 }, posture: { jaw: 42 } },
    { name: 'roaring-profile', camera: { yaw: -76, pitch: 2, roll: 12 }, posture: { jaw: 42 } },
  ),
  model(posture) {
    return {
      steps: [
        ...body(),
        add(ellipsoid([0, 0.05, 0.2], [0.43, 0.41, 0.7]), 'skin', 0.1),
        add(rod([0, 0.11, 0.45], [0, 0.11, 1.2], 0.345, 0.115), 'skin', 0.14),
        ...fins(),
        ...jaws(posture),
        paint(ellipsoid([0, -0.82, 0.45], [1.1, 0.8, 1.7]), 'belly', 'skin'),
        ...gills(),
        ...eyes(),
      ],
      decals: [...lines(), ...scars],
      glints: [
        { at: [0.3, 0.195, 0.82], radius: 0.017 },
        { at: [-0.305, 0.195, 0.8], radius: 0.017 },
      ],
    };
  },
};

/** Backwards from the gills. */
const spine = new Spine(
  [
    [0, 0.05, 0.3],
    [0, 0.05, -0.1],
    [0.04, 0.04, -0.5],
    [0.2, 0.03, -0.92],
    [0.42, 0.06, -1.28],
    [0.5, 0.1, -1.58],
  ],
  [0, 1, 0],
);

function girth(share: number): number {
  return 0.435 - 0.03 * share - 0.32 * share ** 1.5 + 0.012 * Math.sin(3 * share);
}

const side = { isOneSided: true } as const;

function body(): Step[] {
  const parts = 14;
  const steps: Step[] = [];
  for (let i = 0; i < parts; i++) {
    const [from, to] = [i / parts, (i + 1) / parts];
    steps.push(
      add(rod(spine.joint(from).at, spine.joint(to).at, girth(from), girth(to)), 'skin', 0.04, side),
    );
  }
  for (let i = 2; i < parts - 2; i++) {
    const share = i / parts;
    const r = girth(share);
    steps.push(
      paint(ellipsoid(spine.place(share, 0, -1.2 * r), [1.35 * r, 1.02 * r, 0.2]), 'belly', 'skin', side),
    );
  }
  return steps;
}

/** A fin that lies in the plane of the spine. */
function upright(
  share: number,
  foot: number,
  way: readonly [back: number, up: number],
  radius: number,
): Step {
  const { at, onwards, up, aside } = spine.joint(share);
  const root = plus(at, up, foot);
  const tip = plus(plus(root, onwards, way[0]), up, way[1]);
  return add(
    lock(root, tip, radius, {
      facing: aside,
      flat: 4,
      bend: plus([0, 0, 0], onwards, radius * 0.7),
      profile: 'ear',
    }),
    'skin',
    0.08,
    side,
  );
}

function fins(): Step[] {
  const fin = (from: Vector, to: Vector, radius: number, facing: Vector, bend: Vector) =>
    add(lock(from, to, radius, { facing, flat: 4, bend, profile: 'ear' }), 'skin', 0.05);
  return [
    fin([0.3, -0.2, 0.06], [1.1, -0.62, -0.44], 0.23, [0.45, 1, 0.1], [-0.06, -0.06, -0.22]),
    upright(0.36, 0.24, [0.24, 0.62], 0.26),
    upright(0.76, 0.1, [0.12, 0.2], 0.09),
    upright(0.76, -0.1, [0.14, -0.22], 0.09),
    upright(0.97, 0.02, [0.5, 0.78], 0.15),
    upright(0.97, -0.02, [0.34, -0.56], 0.13),
  ];
}

/** From the corner of the mouth to its middle; `out` widens the arch. */
function arch(share: number, out = 0): Vector {
  const angle = radians(4 + 86 * share);
  return [(0.3 + out) * Math.cos(angle), -0.2 + 0.07 * share, 0.44 + (0.48 + out) * Math.sin(angle)];
}

const corner: Vector = [0, -0.2, 0.4];

function jaws({ jaw = 7 }: Posture): Step[] {
  const below = (shape: Shape) => hinged(shape, corner, jaw);
  const lower = (share: number, out = 0): Vector =>
    plus(arch(share, out), [0, -0.03 - 0.03 * share, -0.03 - 0.05 * share]);
  const steps: Step[] = [
    add(below(ellipsoid([0, -0.26, 0.48], [0.31, 0.13, 0.43], [-6, 0, 0])), 'belly', 0.06),
    cut(ellipsoid([0, -0.18, 0.58], [0.26, 0.12, 0.36], [-8, 0, 0]), 0.02, 'mouth'),
    cut(below(ellipsoid([0, -0.17, 0.55], [0.25, 0.085, 0.34], [-8, 0, 0])), 0.02, 'mouth'),
  ];
  if (jaw > 15) {
    steps.push(
      cut(hinged(ellipsoid([0, -0.18, 0.68], [0.26, 0.12, 0.36]), corner, jaw * 0.5), 0.03, 'mouth'),
      add(below(ellipsoid([0, -0.225, 0.56], [0.14, 0.05, 0.26], [-8, 0, 0])), 'gum', 0.02),
    );
  }
  const parts = 8;
  const gum = jaw > 20 ? 0.034 : 0.022;
  for (let i = 0; i < parts; i++) {
    const [from, to] = [i / parts, (i + 1) / parts];
    steps.push(
      add(rod(arch(from), arch(to), gum), 'gum', 0.012),
      add(below(rod(lower(from), lower(to), gum)), 'gum', 0.012),
    );
  }
  for (let i = 0; i < 8; i++) {
    const share = (i + 0.6) / 8;
    const angle = radians(4 + 86 * share);
    const facing: Vector = [Math.cos(angle), 0, Math.sin(angle)];
    const size = (0.55 + 0.45 * share) * (0.5 + 0.5 * Math.min(1, jaw / 30));
    const form = { facing, flat: 2.2, profile: 'ear' } as const;
    steps.push(
      add(
        lock(arch(share, 0.012), plus(arch(share, 0.0), [0, -0.2 * size, 0]), 0.052 * size, form),
        'tooth',
        0.003,
      ),
      add(
        below(lock(lower(share, 0.0), plus(lower(share, 0.0), [0, 0.155 * size, 0]), 0.046 * size, form)),
        'tooth',
        0.003,
      ),
    );
  }
  return steps;
}

function gills(): Step[] {
  return [0, 1, 2, 3, 4].map((i) => {
    const z = 0.16 - 0.085 * i;
    return cut(ellipsoid([0.43, 0.0, z], [0.06, 0.2 - 0.012 * i, 0.013], [-10, 0, 6]), 0.008, 'hole');
  });
}

function eyes(): Step[] {
  return [
    add(ellipsoid([0.215, 0.17, 0.78], [0.07, 0.075, 0.085]), 'skin', 0.05),
    add(ellipsoid([0.262, 0.17, 0.8], [0.052, 0.054, 0.056]), 'hole', 0.002),
    add(
      lock([0.17, 0.245, 0.92], [0.29, 0.26, 0.64], 0.045, {
        facing: [0.6, 1, 0],
        flat: 1.4,
        profile: 'fang',
      }),
      'skin',
      0.02,
    ),
    cut(ellipsoid([0.115, 0.08, 1.14], [0.035, 0.016, 0.045], [0, 20, -20]), 0.008, 'hole'),
  ];
}

/** Along the flank, and on the fins. */
function lines(): Decal[] {
  const flank = (up: number, from: number, to: number): Vector[] =>
    [0, 0.35, 0.7, 1].map((share) => {
      const at = from + (to - from) * share;
      return spine.place(at, girth(at) * 0.95, girth(at) * up);
    });
  return [
    { points: flank(0.3, 0.4, 0.95), width: 1.1, isOneSided: true },
    { points: flank(0.55, 0.5, 0.75), width: 0.9, isOneSided: true },
  ];
}

const scars: readonly Decal[] = [
  {
    points: [
      [0.14, 0.3, 0.96],
      [0.2, 0.24, 1.02],
    ],
    fineness: 8,
  },
  {
    points: [
      [0.12, 0.3, 1.0],
      [0.17, 0.24, 1.06],
    ],
    fineness: 8,
  },
  // From the corner of the mouth.
  {
    points: [
      [0.36, -0.12, 0.42],
      [0.38, -0.18, 0.36],
      [0.37, -0.26, 0.34],
    ],
    width: 1.4,
    fineness: 12,
  },
];
