import { add, paint } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import {
  caprineDecals,
  caprineEars,
  caprineFace,
  caprineFlow,
  caprineRegions,
  paleMuzzle,
} from './caprine-head.ts';
import { longFaceViews } from './long-face-views.ts';
import { neckEnd } from './neck-end.ts';
import { ringedHorn } from './ringed-horn.ts';

/** A billy goat's head: ringed horns that sweep up and out, a beard. */
export const goat: Subject = {
  name: 'goat',
  regions: {
    fur: { pigment: 'grey', albedo: 0.85, coat: 'coat', fur: { length: 2.4, gap: 1.6 }, hasFolds: true },
    muzzle: { pigment: 'foam', albedo: 1, coat: 'coat', isPlain: true },
    dark: { pigment: 'dark', albedo: 0.3, isShaded: true, coat: 'coat', fur: { length: 2.6, gap: 1.3 } },
    light: { pigment: 'foam', albedo: 1, coat: 'coat', fur: { length: 3, gap: 1.8 } },
    ...caprineRegions,
  },
  camera: { center: [0, 0.2, -0.05], half: 1.72 },
  traits: { fold: 0.1 },
  views: longFaceViews,
  model() {
    const horns = ringedHorn(horn, 20);
    const { steps: face, glints } = caprineFace(0.01);
    return {
      steps: [
        ...face,
        add(rod([0, 0.16, -0.2], [0, -0.74, -0.46], 0.27, 0.42), 'fur', 0.2),
        ...caprineEars([0.86, 0.1, -0.1], 0.13),
        ...forelock(),
        ...horns.steps,
        ...beard(),
        ...neckEnd({ center: [0, -0.74, -0.44], radius: 0.4, length: 0.66, seed: 37 }, () => 'fur'),
        ...neckEnd({ center: [0, -0.46, -0.34], radius: 0.37, length: 0.6, seed: 93 }, () => 'fur'),
        paleMuzzle('muzzle'),
        paint(
          lock([0.26, 0.36, 0.3], [0.13, -0.1, 0.68], 0.07, { facing: [0.6, 0.2, 1], flat: 0.3 }),
          'dark',
          'fur',
        ),
      ],
      decals: [...caprineDecals, ...horns.decals],
      glints,
      flow: caprineFlow,
    };
  },
};

/** Up and back in a bow, and out at the tips. */
function horn(share: number): readonly [Vector, number] {
  const at: Vector = [
    0.13 + 0.16 * share + 0.62 * share * share,
    0.5 + 1.22 * share - 0.26 * share * share,
    0.08 + 0.1 * share - 0.75 * share * share,
  ];
  return [at, 0.14 * (1 - share) ** 0.75 + 0.012];
}

function forelock(): Step[] {
  const random = randomNumbers(29);
  return Array.from({ length: 7 }, (_, i) => {
    const x = 0.02 + 0.035 * i;
    return add(
      lock([x * 0.6, 0.6, 0.12], [x + 0.03 * random(), 0.34 - 0.06 * random(), 0.4], 0.06, {
        facing: [0, 0.6, 1],
        flat: 1.6,
        bend: [0.02, 0, 0.06],
        wave: (random() - 0.5) * 0.1,
      }),
      'light',
      0.01,
    );
  });
}

function beard(): Step[] {
  const random = randomNumbers(71);
  const steps: Step[] = [add(ellipsoid([0, -0.4, 0.46], [0.1, 0.1, 0.12]), 'light', 0.06)];
  for (let i = 0; i < 10; i++) {
    const [x, z] = [0.015 + 0.035 * (i % 3), 0.56 - 0.06 * Math.floor(i / 3)];
    const reach = 0.5 + 0.25 * random() - 0.5 * x;
    steps.push(
      add(
        lock([x, -0.38, z], [x * 0.7, -0.4 - reach, z - 0.06 + 0.06 * random()], 0.062, {
          facing: [0.5, 0.1, 1],
          flat: 1.4,
          bend: [0.03, 0, 0.05 - 0.1 * random()],
          wave: (random() - 0.5) * 0.14,
        }),
        'light',
        0.01,
      ),
    );
  }
  return steps;
}
