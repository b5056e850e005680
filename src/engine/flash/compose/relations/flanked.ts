import type { Motif } from '../../motifs/motif.ts';
import type { SceneElement } from '../scene-element.ts';
import { mayMirror } from '../scene-element.ts';
import { stacked } from './stacked.ts';

/** Something between two of a kind that face each other; null where there are not two. */
export function flanked(subject: SceneElement, sides: SceneElement): Pick<Motif, 'draw'> | null {
  if (sides.subjects[0]?.count !== 2) return null;
  const one = { ...sides, motif: sides.single ?? sides.motif };
  return stacked(
    [one, { at: [-0.78, 0], scale: 0.5 }],
    [one, { at: [0.78, 0], scale: 0.5, isFlipped: mayMirror(sides.kind) }],
    [subject, { scale: 0.5 }],
  );
}
