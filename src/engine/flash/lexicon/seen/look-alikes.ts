import type { Concept } from '../concept.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';

/** What a stranger would call the drawing of a concept, where that is less than its name says. */
export function lookAlikeOf({ takenFor }: Concept): Sight | null {
  return takenFor === null ? null : sightOf(takenFor);
}
