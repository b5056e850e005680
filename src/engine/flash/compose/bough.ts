import { drawBough } from '../motifs/parts/plants/bough.ts';
import type { SceneElement } from './scene-element.ts';

/** Whether it is a branch, and no leaf. */
export function isBranch({ name, subjects: [said] }: SceneElement): boolean {
  return name === 'branch' && /branch|twig|枝/u.test(said?.word.toLowerCase() ?? '');
}

/** A branch strong enough to be sat on or hung from. */
export function asBough(branch: SceneElement): SceneElement {
  return { ...branch, motif: { ...branch.motif, draw: (canvas) => canvas.layer(drawBough) } };
}
