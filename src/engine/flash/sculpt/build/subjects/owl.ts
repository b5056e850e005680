import { add, cut, paint } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import { eye } from './eye.ts';
import { usualViews } from './usual-views.ts';

/** A horned owl's head: discs of feathers round great eyes, tufts like ears. */
export const owl: Subject = {
  name: 'owl',
  regions: {
    fur: { pigment: 'wood', albedo: 0.65, fur: { length: 3, gap: 1.1 } },
    light: { pigment: 'scroll', albedo: 0.95, fur: { length: 2.6, gap: 1.3 } },
    dark: { pigment: 'wood', albedo: 0.35, isShaded: true, fur: { length: 3, gap: 1.2 } },
    rim: { pigment: 'dark', albedo: 0, isBlack: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.8, isPlain: true },
    pupil: { pigment: 'dark', albedo: 0, isBlack: true },
    beak: { pigment: 'dark', albedo: 0.4, isPlain: true },
  },
  camera: { center: [0, -0.12, 0], half: 1.35 },
  traits: { fold: 0.2 },
  // From the side a face so flat is hardly one.
  views: usualViews({ name: 'front', camera: { pitch: 6, distance: 12 } }).filter(
    ({ name }) => name !== 'profile',
  ),
  model() {
    const { steps: eyes, glints } = eye({
      at: [0.225, 0.16, 0.4],
      radius: 0.16,
      yaw: 14,
      tilt: 8,
      width: 0.15,
      height: 0.135,
      skin: 'light',
      pupil: 0.075,
      gaze: 0.4,
      slit: 1,
      blend: 0.04,
    });
    return {
      steps: [
        add(ellipsoid([0, 0.16, -0.06], [0.56, 0.5, 0.5]), 'fur'),
        add(rod([0, -0.2, -0.1], [0, -0.52, -0.12], 0.5, 0.5), 'fur', 0.2),
        // The two discs of the face, hollow around the eyes.
        add(ellipsoid([0.24, 0.12, 0.34], [0.3, 0.34, 0.14], [0, 16, 8]), 'light', 0.05),
        cut(ellipsoid([0.24, 0.14, 0.6], [0.24, 0.25, 0.14], [0, 16, 8]), 0.08),
        ...eyes,
        ...discs(),
        // The brows rise from the beak to the tufts.
        add(
          lock([0.05, 0.18, 0.56], [0.44, 0.5, 0.3], 0.075, { facing: [0.2, 1, 0.5], flat: 1.5 }),
          'light',
          0.02,
        ),
        ...tufts(),
        ...beak(),
        ...feathers(),
      ],
      glints,
      flow: (x, y, z, region) => {
        if (region !== 'light' || y < -0.3 || z < 0.1) return [x * 0.5, -1, -0.2];
        const side = x > 0 ? 1 : -1;
        return [x - 0.22 * side, y - 0.14, -0.1];
      },
    };
  },
};

/** Fine feathers that ray from each eye, and the dark edge of the disc. */
function discs(): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < 17; i++) {
    const angle = (i / 17) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    if (sin < -0.55 && cos > -0.2 && cos < 0.75) continue;
    const near: Vector = [0.23 + sin * 0.17, 0.15 + cos * 0.16, 0.42];
    const far: Vector = [0.24 + sin * 0.36, 0.12 + cos * 0.38, 0.3 - 0.1 * Math.max(0, sin)];
    steps.push(
      add(lock(near, far, 0.075, { facing: [0.3, 0, 1], flat: 1.9 }), i % 2 ? 'light' : 'fur', 0.006),
    );
  }
  for (let i = 0; i < 13; i++) {
    const angle = ((18 + i * 12.5) * Math.PI) / 180;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const from: Vector = [0.2 + sin * 0.33, 0.12 + cos * 0.35, 0.22 - 0.1 * sin];
    const to: Vector = [0.2 + sin * 0.46, 0.06 + cos * 0.46 - 0.1, 0.04 - 0.16 * sin];
    steps.push(add(lock(from, to, 0.09, { facing: [sin * 0.6, cos * 0.4, 0.8], flat: 1.8 }), 'dark', 0.006));
  }
  return steps;
}

function tufts(): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < 5; i++)
    steps.push(
      add(
        lock(
          [0.26 + i * 0.05, 0.46 - i * 0.02, 0.22 - i * 0.07],
          [0.5 + i * 0.035, 0.98 - i * 0.09, -0.02 - i * 0.06],
          0.095,
          {
            facing: [0.3, 0.1, 1],
            flat: 1.7,
            bend: [0.05, 0, 0],
          },
        ),
        i % 2 ? 'dark' : 'fur',
        0.008,
      ),
    );
  return steps;
}

function beak(): Step[] {
  return [
    add(rod([0, 0.1, 0.52], [0, -0.02, 0.62], 0.055, 0.055), 'beak', 0.02),
    add(
      lock([0, 0.0, 0.6], [0, -0.24, 0.58], 0.065, { flat: 1, bend: [0, 0, -0.05], profile: 'fang' }),
      'beak',
      0.03,
    ),
    // Whiskers of feathers beside it.
    ...[0, 1, 2].map((i) =>
      add(
        lock([0.05, 0.1 - i * 0.06, 0.55], [0.16 + i * 0.02, -0.12 - i * 0.06, 0.48], 0.045, {
          facing: [0.4, 0, 1],
          flat: 1.7,
        }),
        'light',
        0.006,
      ),
    ),
  ];
}

/** Rows of broad feathers from the crown down the neck to the breast. */
function feathers(): Step[] {
  const random = randomNumbers(83);
  const steps: Step[] = [];
  for (let row = 0; row < 7; row++) {
    for (let i = 0; i < 9; i++) {
      const angle = ((6 + (i + (row % 2) * 0.5) * 20) * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      if (row > 4 && cos > 0.1) continue;
      const y = -0.86 + row * 0.17;
      const wide = 0.52 - (row === 0 ? 0.05 : row * 0.006);
      const length = (row === 0 ? 0.56 : 0.4) * (0.8 + 0.4 * random());
      const from: Vector = [sin * wide, y + (random() - 0.5) * 0.06, -0.1 + cos * wide * 0.92];
      const to: Vector = [from[0] + sin * 0.1, from[1] - length, from[2] + cos * 0.06];
      const form = {
        facing: [sin, 0.25, cos] as Vector,
        flat: 1.9,
        bend: [0, -0.03, 0] as Vector,
        wave: (random() - 0.5) * 0.05,
      };
      const region = (row + i) % 3 === 0 ? 'light' : row % 2 ? 'dark' : 'fur';
      steps.push(add(lock(from, to, 0.11, form), region, 0.01));
    }
  }
  steps.push(paint(ellipsoid([0, -0.36, 0.46], [0.2, 0.1, 0.2]), 'light', 'fur'));
  return steps;
}
