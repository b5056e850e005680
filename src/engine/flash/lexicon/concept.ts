import type { rooms } from './entries.ts';
import type { NamedEntry } from './entry.ts';
import type { SightName } from './seen/sights.ts';

/** The name of something that a prompt can ask for; also the name of the motif that draws it. */
export type ConceptName = (typeof rooms)[number][number]['name'];

/** Something that a prompt can ask for. */
export type Concept = NamedEntry<ConceptName, ConceptName, ConceptName | SightName>;

/** Some concepts, by their names, as a set to look names up in: a name that no concept has does not compile. */
export function concepts(...names: readonly ConceptName[]): ReadonlySet<string> {
  return new Set(names);
}
