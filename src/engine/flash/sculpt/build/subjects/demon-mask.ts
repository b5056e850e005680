import { add, cut, paint } from '../solid/modelling.ts';
import type { Shape } from '../solid/shape.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Decal, Model, Region, SubjectView } from '../subject.ts';
import { eye } from './eye.ts';
import type { HornWay } from './ringed-horn.ts';
import { ringedHorn } from './ringed-horn.ts';
import { usualViews } from './usual-views.ts';

/** What the masks of demons share. */
export const demonRegions = {
  skin: { pigment: 'petal', albedo: 0.8, hasFolds: true, isPlain: true },
  rim: { pigment: 'dark', albedo: 0, isBlack: true },
  eye: { pigment: 'gold', albedo: 1, lift: 0.8, isPlain: true },
  pupil: { pigment: 'dark', albedo: 0, isBlack: true },
  hole: { pigment: 'dark', albedo: 0, isBlack: true },
  mouth: { pigment: 'dark', albedo: 0, isBlack: true },
  lip: { pigment: 'blush', albedo: 0.7, isPlain: true },
  tongue: { pigment: 'petalLight', albedo: 0.7, lift: 0.5, isPlain: true },
  tooth: { pigment: 'gold', albedo: 1, lift: 0.8, isPlain: true },
  horn: { pigment: 'scroll', albedo: 0.9, isPlain: true },
  hair: { pigment: 'dark', albedo: 0.25, isShaded: true, fur: { length: 4, gap: 1.1 } },
} as const satisfies Record<string, Region>;

export interface DemonForm {
  /** How broad the jaw is; 1 is an oni's. */
  readonly jaw: number;
  readonly horn: HornWay;
  /** How far the inner ends of the brows are drawn up in grief, 0 … 1; with none they are drawn down in wrath. */
  readonly grief: number;
  /** Whether tusks stand up from below, as an oni has them. */
  readonly hasTusks: boolean;
  readonly hair: readonly Step[];
}

/** Seen as masks are shown: hardly from above or below. */
export const demonViews: SubjectView[] = usualViews(
  { name: 'front', camera: { pitch: 2, distance: 12 } },
  { name: 'three-quarter-left', camera: { yaw: -34, pitch: 4, roll: 6 } },
  { name: 'three-quarter-right', camera: { yaw: 30, pitch: 2, roll: -4 } },
  { name: 'profile', camera: { yaw: -78, pitch: 2 } },
);

/** A mask with round eyes under bulging brows, cheeks like balls, and a mouth that grins from ear to ear. */
export function demonMask({ jaw, horn, grief, hasTusks, hair }: DemonForm): Model {
  const { steps: eyes, glints } = eye({
    at: [0.225, 0.17, 0.44],
    radius: 0.125,
    yaw: 18,
    tilt: 20 - 26 * grief,
    width: 0.135,
    height: 0.072,
    skin: 'skin',
    pupil: 0.042,
    slit: 1,
    gaze: 0.5,
    blend: 0.05,
  });
  const horns = ringedHorn(horn, 9);
  return {
    steps: [
      ...masses(jaw),
      ...brows(grief),
      ...eyes,
      ...nose(),
      ...mouth(jaw),
      ...teeth(hasTusks),
      ...ears(),
      ...horns.steps,
      ...hair,
    ],
    decals: [...wrinkles(grief), ...horns.decals],
    glints,
    flow: (x, y, z) => [x * 0.6, y - 0.4, z - 0.6],
  };
}

function masses(jaw: number): Step[] {
  return [
    add(ellipsoid([0, 0.3, 0], [0.52, 0.5, 0.5]), 'skin'),
    add(ellipsoid([0, -0.28, 0.1], [0.44 * jaw, 0.5, 0.42]), 'skin', 0.2),
    // Cheeks stand out like balls over the corners of the mouth.
    add(ellipsoid([0.34, -0.06, 0.38], [0.16, 0.13, 0.15]), 'skin', 0.08),
    add(ellipsoid([0, -0.42, 0.26], [0.38 * jaw, 0.34, 0.34]), 'skin', 0.12),
    add(ellipsoid([0, -0.74, 0.4], [0.2 * jaw, 0.13, 0.17]), 'skin', 0.16),
    // A bump over each brow, as wrath raises it.
    add(ellipsoid([0.16, 0.6, 0.3], [0.14, 0.1, 0.12], [-30, 0, 0]), 'skin', 0.1),
  ];
}

function brows(grief: number): Step[] {
  const inner = 0.265 + 0.17 * grief;
  const outer = 0.41 - 0.09 * grief;
  return [
    add(rod([0.07, inner, 0.5], [0.24, 0.37, 0.5], 0.09, 0.1), 'skin', 0.05),
    add(rod([0.24, 0.37, 0.5], [0.44, outer, 0.3], 0.1, 0.05), 'skin', 0.05),
    add(ellipsoid([0, 0.34, 0.49], [0.06, 0.09, 0.07]), 'skin', 0.05),
    // A fold below the eye.
    add(rod([0.12, 0.04, 0.52], [0.36, 0.06, 0.4], 0.05, 0.04), 'skin', 0.04),
  ];
}

function nose(): Step[] {
  return [
    add(rod([0, 0.24, 0.5], [0, -0.02, 0.66], 0.075, 0.1), 'skin', 0.05),
    add(ellipsoid([0, -0.06, 0.66], [0.1, 0.085, 0.1]), 'skin', 0.04),
    add(ellipsoid([0.115, -0.075, 0.59], [0.085, 0.07, 0.085], [0, 20, 14]), 'skin', 0.03),
    cut(ellipsoid([0.085, -0.12, 0.66], [0.045, 0.035, 0.06], [0, 12, 20]), 0.015, 'hole'),
  ];
}

/** An open grin, its corners drawn up. */
function mouth(jaw: number): Step[] {
  const wide = 0.36 * jaw;
  return [
    add(rod([0, -0.25, 0.62], [wide * 0.6, -0.27, 0.55], 0.07, 0.06), 'lip', 0.04),
    add(rod([wide * 0.6, -0.27, 0.55], [wide * 1.08, -0.2, 0.33], 0.06, 0.045), 'lip', 0.03),
    add(rod([0, -0.62, 0.59], [wide * 0.65, -0.56, 0.5], 0.065, 0.06), 'lip', 0.04),
    add(rod([wide * 0.65, -0.56, 0.5], [wide * 1.08, -0.24, 0.33], 0.06, 0.045), 'lip', 0.03),
    cut(ellipsoid([0, -0.43, 0.62], [wide * 0.86, 0.14, 0.34]), 0.02, 'mouth'),
    cut(rod([wide * 0.5, -0.4, 0.56], [wide * 0.98, -0.26, 0.44], 0.11, 0.03), 0.015, 'mouth'),
    add(ellipsoid([0, -0.5, 0.4], [0.2, 0.1, 0.16], [20, 0, 0]), 'tongue', 0.01),
  ];
}

function teeth(hasTusks: boolean): Step[] {
  const steps: Step[] = [];
  const tooth = (x: number, y: number, z: number, high: number): Shape =>
    ellipsoid([x, y, z], [0.034, high, 0.03]);
  for (let i = 0; i < 6; i++) {
    const x = 0.033 + i * 0.062;
    const z = 0.605 - x * x * 1.1;
    steps.push(
      add(tooth(x, -0.315 + x * x * 0.45, z, 0.06), 'tooth', 0.003),
      add(tooth(x * 0.86, -0.555 + x * x * 0.9, z - 0.04, 0.055), 'tooth', 0.003),
    );
  }
  const fang = { flat: 1, profile: 'fang' as const };
  steps.push(
    add(
      lock([0.2, -0.25, 0.57], [0.225, -0.53, 0.63], 0.06, { ...fang, bend: [0.03, 0, 0] }),
      'tooth',
      0.003,
    ),
  );
  if (hasTusks)
    steps.push(
      add(
        lock([0.27, -0.6, 0.5], [0.33, -0.16, 0.6], 0.07, { ...fang, bend: [0.05, 0, 0.02] }),
        'tooth',
        0.003,
      ),
    );
  else
    steps.push(
      add(
        lock([0.15, -0.6, 0.55], [0.17, -0.37, 0.61], 0.05, { ...fang, bend: [0.02, 0, 0] }),
        'tooth',
        0.003,
      ),
    );
  return steps;
}

function ears(): Step[] {
  const form = { facing: [0.35, 0, 1] as Vector, bend: [0.03, 0.04, 0] as Vector };
  return [
    add(lock([0.46, 0.02, 0.02], [0.72, 0.4, -0.1], 0.15, { ...form, flat: 2 }), 'skin', 0.03),
    cut(lock([0.5, 0.07, 0.09], [0.69, 0.36, -0.02], 0.09, { ...form, flat: 1.7 }), 0.02),
    paint(ellipsoid([0.56, 0.14, 0.06], [0.05, 0.09, 0.03]), 'skin'),
  ];
}

function wrinkles(grief: number): Decal[] {
  const inner = 0.1 * grief;
  return [
    // Out of the wing of the nose, round the cheek.
    {
      points: [
        [0.15, 0.0, 0.62],
        [0.25, -0.16, 0.54],
        [0.33, -0.2, 0.46],
        [0.43, -0.16, 0.34],
      ],
      width: 1.8,
    },
    {
      points: [
        [0.1, -0.02, 0.7],
        [0.15, 0.03, 0.6],
        [0.18, 0.06, 0.56],
      ],
      width: 1.2,
      fineness: 20,
    },
    // Between the brows.
    {
      points: [
        [0.03, 0.28, 0.6],
        [0.035, 0.36 + inner, 0.56],
        [0.05, 0.45 + inner, 0.52],
      ],
      width: 1.7,
      fineness: 20,
    },
    {
      points: [
        [0.0, 0.2, 0.6],
        [0.06, 0.22, 0.58],
      ],
      width: 1.2,
      fineness: 12,
    },
    // Over the brows.
    {
      points: [
        [0.06, 0.47 + inner, 0.5],
        [0.2, 0.52, 0.46],
        [0.36, 0.48, 0.34],
        [0.43, 0.42, 0.26],
      ],
      width: 1.5,
    },
    {
      points: [
        [0.04, 0.55 + inner, 0.46],
        [0.18, 0.68, 0.36],
        [0.32, 0.62, 0.3],
      ],
      width: 1.2,
    },
    // Below the eyes and on the chin.
    {
      points: [
        [0.12, 0.0, 0.54],
        [0.24, -0.02, 0.52],
        [0.37, 0.05, 0.42],
      ],
      width: 1.4,
    },
    {
      points: [
        [0, -0.72, 0.53],
        [0.08, -0.73, 0.5],
        [0.14, -0.7, 0.46],
      ],
      width: 1.3,
      fineness: 20,
    },
    {
      points: [
        [0.36, -0.3, 0.38],
        [0.4, -0.44, 0.3],
        [0.34, -0.6, 0.3],
      ],
      width: 1.4,
    },
    {
      points: [
        [0.43, -0.26, 0.3],
        [0.46, -0.42, 0.22],
        [0.4, -0.6, 0.24],
      ],
      width: 1.1,
    },
  ];
}
