import type { Motif } from '../../motifs/motif.ts';
import type { SceneElement } from '../scene-element.ts';
import { isCrown } from '../scene-element.ts';
import { stacked } from './stacked.ts';

/** The one to the left of the other, or above it; of a crown or a halo nothing is drawn by itself. */
export function apart(
  first: SceneElement,
  second: SceneElement,
  kind: 'left-of' | 'above',
): Pick<Motif, 'draw'> | null {
  if (isCrown(first)) return null;
  return kind === 'left-of'
    ? stacked([first, { at: [-0.52, 0], scale: 0.5 }], [second, { at: [0.52, 0], scale: 0.5 }])
    : stacked([second, { at: [0, 0.5], scale: 0.52 }], [first, { at: [0, -0.5], scale: 0.5 }]);
}
