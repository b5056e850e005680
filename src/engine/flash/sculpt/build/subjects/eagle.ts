import { add, cut, paint } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import type { Shape } from '../solid/shape.ts';
import { ellipsoid, hinged, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Posture, Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { usualViews } from './usual-views.ts';

/** A bald eagle's head: a hooked beak under a frowning brow, and a white hood of feathers over brown ones. */
export const eagle: Subject = {
  name: 'eagle',
  regions: {
    white: { pigment: 'foam', albedo: 1, fur: { length: 2.6, gap: 1.8 } },
    brown: { pigment: 'wood', albedo: 0.6, fur: { length: 3.4, gap: 1.2 } },
    beak: { pigment: 'gold', albedo: 0.95, isPlain: true, hasFolds: true },
    tip: { pigment: 'gold', albedo: 0.55, isShaded: true, isPlain: true },
    hole: { pigment: 'dark', albedo: 0, isBlack: true },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.75, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    mouth: { pigment: 'petal', albedo: 0.2, lift: 0.3, isPlain: true },
    tongue: { pigment: 'blush', albedo: 0.75, lift: 0.6, isPlain: true },
  },
  camera: { center: [0, -0.2, 0.02], half: 1.25 },
  traits: { fold: 0.1 },
  views: usualViews(
    { name: 'front', camera: { pitch: 12, distance: 12 } },
    { name: 'three-quarter-left', camera: { yaw: -52, pitch: 4 } },
    { name: 'three-quarter-right', camera: { yaw: 46, pitch: 3 } },
    { name: 'roaring', camera: { yaw: -50, pitch: 0, roll: 6 }, posture: { jaw: 24 } },
    { name: 'roaring-profile', camera: { yaw: -84, pitch: 0, roll: 8 }, posture: { jaw: 24 } },
  ),
  model(posture) {
    const { steps: eyes, glints } = eye({
      at: [0.205, 0.24, 0.2],
      radius: 0.115,
      yaw: 58,
      tilt: 10,
      width: 0.105,
      height: 0.085,
      skin: 'white',
      pupil: 0.05,
      gaze: 0.35,
      slit: 1,
      blend: 0.04,
    });
    return {
      steps: [
        add(ellipsoid([0, 0.26, -0.08], [0.36, 0.36, 0.44]), 'white'),
        add(rod([0, -0.05, -0.16], [0, -0.62, -0.22], 0.32, 0.38), 'white', 0.25),
        add(rod([0, 0.3, 0.1], [0, 0.22, 0.36], 0.24, 0.17), 'white', 0.12),
        ...beak(posture),
        ...eyes,
        // The brow hangs over the eye and gives it its frown.
        add(
          lock([0.1, 0.3, 0.46], [0.36, 0.42, -0.06], 0.085, {
            facing: [0.4, 1, 0.2],
            flat: 1.5,
            profile: 'fang',
          }),
          'white',
          0.03,
        ),
        ...feathers(),
        paint(ellipsoid([0, -1.15, -0.2], [1, 0.42, 1]), 'brown', 'white'),
      ],
      decals: [
        {
          points: [
            [0.13, 0.05, 0.42],
            [0.145, 0.0, 0.3],
            [0.2, -0.02, 0.14],
          ],
          width: 1.6,
          fineness: 20,
        },
        {
          points: [
            [0.06, 0.27, 0.42],
            [0.12, 0.2, 0.44],
            [0.14, 0.1, 0.42],
          ],
          width: 1.3,
          fineness: 20,
        },
      ],
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.35 - y));
        return [x * 0.8, 0.35 * (1 - 2 * back), -1.1 + 0.9 * back - 0.2 * z];
      },
    };
  },
};

function beak({ jaw = 0 }: Posture): Step[] {
  const below = (shape: Shape) => hinged(shape, [0, 0.02, 0.12], jaw);
  const steps: Step[] = [
    // The cere, the ridge, and the hook that falls before the lower bill.
    add(ellipsoid([0, 0.16, 0.42], [0.155, 0.155, 0.16]), 'beak', 0.03),
    add(rod([0, 0.19, 0.4], [0, 0.13, 0.7], 0.12, 0.1), 'beak', 0.06),
    add(rod([0.05, 0.09, 0.3], [0.03, 0.05, 0.68], 0.1, 0.075), 'beak', 0.05),
    add(rod([0, 0.13, 0.68], [0, 0.0, 0.815], 0.1, 0.075), 'beak', 0.06),
    add(
      lock([0, 0.05, 0.79], [0, -0.24, 0.83], 0.085, { flat: 1, bend: [0, 0, -0.05], profile: 'fang' }),
      'beak',
      0.03,
    ),
    cut(ellipsoid([0.12, 0.17, 0.49], [0.05, 0.022, 0.035], [0, 0, 14]), 0.012, 'hole'),
  ];
  if (jaw > 5) steps.push(cut(rod([0, -0.02, 0.2], [0, -0.03, 0.72], 0.085, 0.05), 0.02, 'mouth'));
  steps.push(
    add(below(rod([0.05, -0.01, 0.2], [0.02, -0.03, 0.62], 0.085, 0.055)), 'beak', 0.01),
    add(below(lock([0, -0.035, 0.58], [0, -0.03, 0.74], 0.055, { flat: 1, profile: 'fang' })), 'beak', 0.02),
  );
  if (jaw > 5)
    steps.push(
      cut(below(rod([0, 0.07, 0.2], [0, 0.03, 0.66], 0.07, 0.045)), 0.015, 'mouth'),
      add(ellipsoid([0, 0.0, 0.18], [0.13, 0.12, 0.16]), 'mouth', 0.03),
      add(
        below(lock([0, 0.03, 0.24], [0, 0.04, 0.6], 0.05, { facing: [0, 1, 0], flat: 2 })),
        'tongue',
        0.004,
      ),
    );
  steps.push(
    paint(ellipsoid([0, -0.16, 0.86], [0.12, 0.13, 0.1]), 'tip', 'beak'),
    paint(ellipsoid([0, -0.05, 0.76], [0.05, 0.05, 0.06]), 'tip', 'beak'),
  );
  return steps;
}

/** Pointed feathers in rows, each row over the one below it. */
function feathers(): Step[] {
  const random = randomNumbers(41);
  const steps: Step[] = [];
  const put = (from: Vector, way: Vector, length: number, radius: number, facing: Vector, region: string) => {
    const astray = () => (random() - 0.5) * 0.22;
    const [dx, dy, dz] = [way[0] + astray(), way[1] + astray() * 0.5, way[2] + astray()];
    const to: Vector = [from[0] + dx * length, from[1] + dy * length, from[2] + dz * length];
    const bend: Vector = [0.08 * length * facing[0], -0.04, 0.08 * length * facing[2]];
    steps.push(
      add(lock(from, to, radius, { facing, flat: 1.9, bend, wave: (random() - 0.5) * 0.06 }), region, 0.01),
    );
  };
  for (let row = 0; row < 8; row++) {
    const count = 8;
    for (let i = 0; i < count; i++) {
      const angle = ((8 + (i + (row % 2) * 0.5) * 22) * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const y = -0.74 + row * 0.13;
      const wide = 0.4 - row * 0.012 - (row > 5 ? 0.02 : 0);
      if (row > 4 && cos > 0.35) continue;
      put(
        [sin * wide, y + (random() - 0.5) * 0.08, -0.2 + cos * wide * (row > 4 ? 1.05 : 0.9)],
        [sin * (0.28 - 0.01 * row), -1, cos * 0.2 - 0.14],
        (row < 2 ? 0.62 : 0.4) * (0.75 + 0.5 * random()),
        row < 2 ? 0.115 : 0.085,
        [sin, 0.25, cos],
        row < 2 ? 'brown' : 'white',
      );
    }
  }
  // The nape stands off a little.
  for (let i = 0; i < 6; i++)
    put(
      [0.06 + (i % 2) * 0.1, 0.42 - i * 0.13, -0.44 - (i % 2) * 0.02],
      [0.12, -0.75, -0.55],
      0.42,
      0.085,
      [0.3, 0.3, -1],
      'white',
    );
  return steps;
}
