import type { Concept, ConceptName } from './concept.ts';
import { concepts } from './concept.ts';
import type { Trait } from './traits/trait.ts';

export type ConceptPredicate = (concept: Concept) => boolean;

/** Whether a concept is one of these. */
export function named(...names: readonly ConceptName[]): ConceptPredicate {
  const set = concepts(...names);
  return ({ name }) => set.has(name);
}

/** Whether something is true of all that a concept names. */
export function having(trait: Trait): ConceptPredicate {
  return ({ traits }) => traits.has(trait);
}
