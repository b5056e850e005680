import { add } from '../solid/modelling.ts';
import { randomNumbers } from '../solid/random-numbers.ts';
import { ellipsoid, lock } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Vector } from '../solid/vector.ts';
import type { Subject } from '../subject.ts';
import { demonMask, demonRegions, demonViews } from './demon-mask.ts';

/** A hannya: a narrow face of a woman whom grief made a demon, brows drawn up, long horns, hair parted. */
export const hannya: Subject = {
  name: 'hannya',
  regions: {
    ...demonRegions,
    skin: { pigment: 'bone', albedo: 0.95, hasFolds: true, isPlain: true },
    lip: { pigment: 'petal', albedo: 0.55, isPlain: true },
  },
  camera: { center: [0, 0.22, 0], half: 1.28 },
  traits: { fold: 0.07 },
  views: demonViews,
  model: () =>
    demonMask({
      jaw: 0.96,
      grief: 1,
      hasTusks: false,
      horn: (share) => {
        const at: Vector = [
          0.27 + 0.5 * share - 0.28 * share * share,
          0.62 + 0.78 * share,
          0.16 + 0.14 * share - 0.2 * share * share,
        ];
        return [at, 0.12 * (1 - share) ** 0.8 + 0.01];
      },
      hair: parted(),
    }),
};

/** Hair from the parting down both sides, past the ears. */
function parted(): Step[] {
  const random = randomNumbers(53);
  const steps: Step[] = [add(ellipsoid([0, 0.36, -0.16], [0.55, 0.54, 0.45]), 'hair', 0.02)];
  for (let i = 0; i < 14; i++) {
    const back = i / 13;
    const from: Vector = [0.03 + 0.02 * (i % 3), 0.86 - 0.1 * back, 0.2 - 0.5 * back];
    const to: Vector = [
      0.56 + 0.16 * random() + 0.1 * back,
      -0.2 - 0.5 * back - 0.25 * random(),
      0.02 - 0.42 * back,
    ];
    const bend: Vector = [-0.14 - 0.1 * random(), -0.12, 0];
    const form = { facing: [0.8, 0.4, 0.5 - back] as Vector, flat: 1.6, bend, wave: (random() - 0.5) * 0.14 };
    steps.push(add(lock(from, to, 0.12 + 0.03 * random(), form), 'hair', 0.012));
  }
  return steps;
}
