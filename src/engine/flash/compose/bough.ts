import { drawBough } from '../motifs/parts/plants/bough.ts';
import type { Actor } from './actor.ts';

/** Whether it is a branch, and no leaf. */
export function isBranch({ name, subjects: [said] }: Actor): boolean {
  return name === 'branch' && /branch|twig|枝/u.test(said?.word.toLowerCase() ?? '');
}

/** A branch strong enough to be sat on or hung from. */
export function asBough(branch: Actor): Actor {
  return { ...branch, motif: { ...branch.motif, draw: (easel) => easel.layer(drawBough) } };
}
