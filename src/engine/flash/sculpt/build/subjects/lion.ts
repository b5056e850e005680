import { add, paint } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { plus, unit } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import { felineEye, felineMouth, felineSkull, felineWrinkles, hood, roundEars } from './feline-head.ts';
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
    const { steps: eyes, glints } = felineEye(posture);
    const neck = add(rod([0, -0.1, -0.4], [0, -0.55, -0.5], 0.44, 0.36), 'mane', 0.2);
    return {
      steps: [
        ...felineSkull(posture, neck),
        ...felineMouth(posture),
        ...eyes,
        ...hood(),
        ...roundEars(),
        ...mane(),
      ],
      decals: felineWrinkles(posture),
      glints,
      flow: (x, y, z, region) => {
        if (region !== 'mane' && region !== 'sunny') return [x * 1.3, y + 0.05, z - 1];
        const away = Math.sqrt(x * x + (y - 0.1) ** 2) + 1e-6;
        return [(x / away) * 0.85, ((y - 0.1) / away) * 0.75 - 0.45, -0.2];
      },
    };
  },
};

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
