import { add } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { ellipsoid, lock, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import { radians } from '../solid/vector.ts';
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
import { ringedHorn } from './ringed-horn.ts';
import { ruff } from './ruff.ts';

/** A ram's head: horns in a full turn, a bent nose, wool. */
export const ram: Subject = {
  name: 'ram',
  regions: {
    fur: { pigment: 'scroll', albedo: 0.95, coat: 'coat', fur: { length: 2, gap: 1.9 }, hasFolds: true },
    muzzle: { pigment: 'blush', albedo: 0.85, coat: 'coat', isPlain: true },
    wool: { pigment: 'foam', albedo: 0.95, coat: 'coat', fur: { length: 2.4, gap: 1.8 } },
    ...caprineRegions,
    horn: { pigment: 'wood', albedo: 0.8, isPlain: true },
  },
  camera: { center: [0, -0.02, -0.05], half: 1.45 },
  traits: { fold: 0.1 },
  views: longFaceViews,
  model() {
    const horns = ringedHorn(horn, 26);
    const { steps: face, glints } = caprineFace(0.06);
    return {
      steps: [
        ...face,
        add(rod([0, 0.1, -0.25], [0, -0.6, -0.5], 0.32, 0.4), 'wool', 0.12),
        ...caprineEars([0.72, 0.08, -0.02], 0.12),
        ...ruff({
          seed: 31,
          cheek: () => 'wool',
          throat: () => 'wool',
          nape: 'wool',
          size: 0.72,
          isNarrow: true,
        }),
        ...poll(),
        ...horns.steps,
        paleMuzzle('muzzle'),
      ],
      decals: [...caprineDecals, ...horns.decals],
      glints,
      flow: caprineFlow,
    };
  },
};

/** Out of the poll, back, down and forwards beside the cheek, and out again. */
function horn(share: number): readonly [Vector, number] {
  const angle = radians(70 + 385 * share);
  const turn = 0.53 - 0.23 * share;
  const ahead = turn * Math.cos(angle);
  const at: Vector = [0.25 + 0.68 * share - 0.42 * ahead, 0.13 + turn * Math.sin(angle), -0.14 + 0.9 * ahead];
  return [at, 0.2 * (1 - share) ** 0.62 + 0.018];
}

/** Wool between the horns. */
function poll(): Step[] {
  const random = randomNumbers(17);
  const steps: Step[] = [add(ellipsoid([0, 0.54, 0.02], [0.2, 0.13, 0.22]), 'wool', 0.08)];
  for (let i = 0; i < 9; i++) {
    const [x, z] = [0.02 + 0.07 * (i % 3), 0.2 - 0.09 * Math.floor(i / 3)];
    steps.push(
      add(
        lock(
          [x, 0.56 + 0.03 * (i % 2), z],
          [x * 1.5 + 0.03 * random(), 0.42 + 0.1 * random(), z + 0.22],
          0.075,
          {
            facing: [0, 1, 0.6],
            flat: 1.5,
            wave: (random() - 0.5) * 0.1,
          },
        ),
        'wool',
        0.012,
      ),
    );
  }
  return steps;
}
