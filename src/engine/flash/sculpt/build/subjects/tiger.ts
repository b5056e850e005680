import { add, paint } from '../solid/modelling.ts';
import { ellipsoid, rod } from '../solid/shape.ts';
import type { Step } from '../solid/solid.ts';
import type { Subject } from '../subject.ts';
import { felineEye, felineMouth, felineSkull, felineWrinkles, hood, roundEars } from './feline-head.ts';
import { felineRegions, felineViews } from './feline-views.ts';
import { ruff } from './ruff.ts';
import type { Stripe } from './stripes.ts';
import { stripes } from './stripes.ts';

/** A tiger's head with its whiskered cheeks and its stripes. */
export const tiger: Subject = {
  name: 'tiger',
  regions: {
    ...felineRegions,
    fur: { ...felineRegions.fur, pigment: 'ember' },
    stripe: { pigment: 'dark', albedo: 0, isBlack: true },
  },
  camera: { center: [0, -0.08, -0.02], half: 1.4 },
  traits: { fold: 0.09, shortest: 9 },
  views: felineViews,
  model(posture) {
    const { steps: eyes, glints } = felineEye(posture);
    const neck = add(rod([0, -0.1, -0.4], [0, -0.55, -0.5], 0.44, 0.36), 'fur', 0.2);
    return {
      steps: [
        ...felineSkull(posture, neck),
        ...felineMouth(posture),
        ...eyes,
        ...hood(),
        ...roundEars(),
        ...ruff({
          seed: 31,
          cheek: (layer) => (layer === 1 || layer === 3 ? 'fur' : 'light'),
          throat: (column) => (column < 4 ? 'light' : 'fur'),
          nape: 'fur',
          size: 0.72,
        }),
        ...markings(),
      ],
      decals: felineWrinkles(posture),
      glints,
      flow: (x, y, z) => {
        const back = Math.max(0, Math.min(1, 0.2 - z));
        return [x * 1.3 + 0.4 * back * (x > 0 ? 1 : -1), y + 0.05 - 1.2 * back, z - 1];
      },
    };
  },
};

/** One side's; the other is alike. */
const marks: readonly Stripe[] = [
  // Up the forehead.
  [[0.02, 0.5, 0.5], [0.26, 0.68, 0.2], 0.05],
  [[0.02, 0.6, 0.42], [0.22, 0.76, 0.1], 0.05],
  [[0.02, 0.7, 0.3], [0.24, 0.82, -0.1], 0.055],
  [[0.07, 0.36, 0.58], [0.16, 0.56, 0.42], 0.035],
  [[0.2, 0.46, 0.44], [0.34, 0.6, 0.2], 0.045],
  // Over the temple and down the cheek.
  [[0.5, 0.36, 0.12], [0.36, 0.3, 0.3], 0.05, [1, 0.1, 0.7]],
  [[0.56, 0.2, 0.1], [0.4, 0.14, 0.36], 0.055, [1, 0, 0.7]],
  [[0.56, 0.02, 0.12], [0.34, 0.0, 0.44], 0.055, [1, 0, 0.6]],
  [[0.52, -0.16, 0.14], [0.32, -0.1, 0.46], 0.05, [1, 0, 0.6]],
  [[0.46, -0.3, 0.16], [0.3, -0.22, 0.4], 0.045, [1, -0.2, 0.6]],
  // Beside the bridge of the nose.
  [[0.2, 0.12, 0.58], [0.12, 0.2, 0.68], 0.02, [0.7, 0.5, 0.7]],
  [[0.2, 0.02, 0.64], [0.13, 0.1, 0.74], 0.018, [0.7, 0.5, 0.7]],
];

/** Across the locks of cheeks, neck and nape. */
const collar: readonly Stripe[] = [
  [[0.72, 0.1, -0.2], [0.5, 0.06, 0.05], 0.06, [1, 0, 0.4]],
  [[0.74, -0.14, -0.2], [0.5, -0.12, 0.05], 0.06, [1, 0, 0.4]],
  [[0.7, -0.4, -0.2], [0.46, -0.34, 0.05], 0.06, [1, 0, 0.4]],
  [[0.6, -0.66, -0.25], [0.36, -0.58, 0], 0.06, [1, -0.2, 0.4]],
  [[0.7, 0.3, -0.4], [0.4, 0.5, -0.4], 0.06, [0.6, 0.6, -0.2]],
  [[0.7, -0.1, -0.6], [0.4, 0.1, -0.7], 0.07, [0.8, 0.2, -0.6]],
  [[0.66, -0.5, -0.6], [0.36, -0.3, -0.85], 0.07, [0.8, 0, -0.6]],
];

function markings(): Step[] {
  return [
    // White over the eyes, on the cheeks and the chin.
    paint(ellipsoid([0.2, 0.38, 0.5], [0.12, 0.055, 0.16], [0, 0, 22]), 'light', 'fur'),
    paint(ellipsoid([0.36, -0.16, 0.3], [0.16, 0.14, 0.3]), 'light', 'fur'),
    paint(ellipsoid([0.27, 0.14, 0.52], [0.09, 0.04, 0.12], [0, 0, 14]), 'light', 'fur'),
    ...stripes(marks, 'stripe', 'fur', 'light'),
    ...stripes(collar, 'stripe', 'fur', 'light'),
  ];
}
