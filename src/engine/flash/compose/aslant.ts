import { withTrait } from '../lexicon/lexicon.ts';
import type { SceneElement } from './scene-element.ts';

const longThings = withTrait('aslant');

/** Whether it is held aslant, as flowers and blades are. */
export function isHeldAslant({ kind, name }: SceneElement): boolean {
  return kind === 'flora' || longThings.has(name);
}
