import { add } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { lock } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import { demonMask, demonRegions, demonViews } from './demon-mask.ts';

/** An oni: broad, wrathful, tusks up, a mane like flames. */
export const oni: Subject = {
  name: 'oni',
  regions: demonRegions,
  camera: { center: [0, 0.16, 0], half: 1.3 },
  traits: { fold: 0.07 },
  views: demonViews,
  model: () =>
    demonMask({
      jaw: 1.12,
      grief: 0,
      hasTusks: true,
      horn: (share) => {
        const at: Vector = [
          0.22 + 0.32 * share - 0.1 * share * share,
          0.66 + 0.56 * share,
          0.2 - 0.02 * share + 0.08 * share * share,
        ];
        return [at, 0.135 * (1 - share) ** 0.8 + 0.012];
      },
      hair: mane(),
    }),
};

/** Locks that stand off around the face. */
function mane(): Step[] {
  const random = randomNumbers(47);
  const steps: Step[] = [];
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 11; i++) {
      const angle = ((4 + (i + (row % 2) * 0.5) * 14.5) * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const from: Vector = [sin * 0.5, 0.14 + cos * (cos < 0 ? 0.62 : 0.58), -0.02 - row * 0.16];
      const reach = (0.42 + 0.16 * row) * (0.7 + 0.5 * random());
      const to: Vector = [
        from[0] + (sin + 0.3 * (random() - 0.5)) * reach,
        from[1] + (cos * 0.7 + 0.2 + 0.3 * (random() - 0.5)) * reach,
        from[2] - 0.25 * reach,
      ];
      const form = { facing: [sin * 0.4, cos * 0.4, 1] as Vector, flat: 1.6, bend: [0.02, 0.1, 0] as Vector };
      steps.push(add(lock(from, to, 0.13, { ...form, wave: (random() - 0.5) * 0.16 }), 'hair', 0.012));
    }
  }
  return steps;
}
