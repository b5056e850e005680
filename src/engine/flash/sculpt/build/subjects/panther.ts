import { add } from '../solid/modelling.ts';
import { rod } from '../solid/shape.ts';
import type { Subject } from '../subject.ts';
import { felineEye, felineMouth, felineSkull, felineWrinkles, hood, roundEars } from './feline-head.ts';
import { felineRegions, felineViews } from './feline-views.ts';
import { ruff } from './ruff.ts';

const black = { pigment: 'steel', albedo: 0.31, isShaded: true, coat: 'coat', hasFolds: true } as const;

/** A black panther's head, sleek, with a short coat. */
export const panther: Subject = {
  name: 'panther',
  regions: {
    ...felineRegions,
    fur: { ...black, fur: { length: 2.4, gap: 1.5 } },
    light: { ...black, fur: { length: 2, gap: 2 } },
    jaw: { ...black, fur: { length: 2, gap: 2 } },
    nose: { pigment: 'blush', albedo: 0.4, isPlain: true },
    ear: { pigment: 'petal', albedo: 0.35, hasFolds: true },
    eye: { pigment: 'gold', albedo: 1, lift: 0.85, isPlain: true },
  },
  camera: { center: [0, -0.08, -0.02], half: 1.3 },
  traits: { fold: 0.07 },
  views: felineViews,
  model(posture) {
    const { steps: eyes, glints } = felineEye(posture);
    const neck = add(rod([0, -0.1, -0.4], [0, -0.62, -0.5], 0.42, 0.36), 'fur', 0.2);
    return {
      steps: [
        ...felineSkull(posture, neck),
        ...felineMouth(posture),
        ...eyes,
        ...hood(),
        ...roundEars('fur'),
        ...ruff({
          seed: 53,
          cheek: () => 'fur',
          throat: () => 'fur',
          nape: 'fur',
          size: 0.36,
        }),
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
