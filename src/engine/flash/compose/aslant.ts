import { withTrait } from '../lexicon/lexicon.ts';
import type { Actor } from './actor.ts';

const longThings = withTrait('aslant');

/** Whether it is held aslant, as flowers and blades are. */
export function isHeldAslant({ kind, name }: Actor): boolean {
  return kind === 'flora' || longThings.has(name);
}
