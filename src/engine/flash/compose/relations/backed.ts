import type { Placing } from '../../geometry/transform.ts';
import type { Motif } from '../../motifs/motif.ts';
import { bloomAt } from '../bloom.ts';
import type { SceneElement } from '../scene-element.ts';
import type { Part } from './stacked.ts';
import { stacked } from './stacked.ts';

/** Where flowers show from behind. */
const beds: readonly Placing[] = [
  { at: [-0.66, -0.46], scale: 0.38, angleRad: -0.5 },
  { at: [0.66, -0.46], scale: 0.38, angleRad: 0.5, isFlipped: true },
  { at: [0, -0.86], scale: 0.34 },
  { at: [-0.68, 0.34], scale: 0.4, angleRad: -1.2 },
  { at: [0.68, 0.34], scale: 0.4, angleRad: 1.2, isFlipped: true },
];

/** What is behind, large, and something else before it; flowers look out on all sides. */
export function backed(back: SceneElement, front: SceneElement): Pick<Motif, 'draw'> {
  const count = back.subjects[0]?.count ?? 1;
  if (back.kind === 'flora' && count > 1)
    return stacked(...beds.slice(0, count).map((place, i): Part => [bloomAt(back, i), place]), [
      front,
      { scale: 0.86 },
    ]);
  return stacked([back, { at: [0, -0.3] }], [front, { at: [0, 0.34], scale: 0.62 }]);
}
