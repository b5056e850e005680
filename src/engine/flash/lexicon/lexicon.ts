import type { Concept, ConceptName } from './concept.ts';
import { rooms } from './entries.ts';
import type { Trait } from './traits/trait.ts';

/** Everything that a prompt can ask for. */
export const lexicon: readonly Concept[] = rooms.flat();

const byName: ReadonlyMap<string, Concept> = new Map(lexicon.map((concept) => [concept.name, concept]));

/** The concept of a name. */
export function conceptNamed(name: ConceptName): Concept;
/** The concept of a name, if there is one. */
export function conceptNamed(name: string): Concept | undefined;
export function conceptNamed(name: string): Concept | undefined {
  return byName.get(name);
}

const byTrait = new Map<Trait, Set<string>>();
for (const { name, traits } of lexicon)
  for (const trait of traits) byTrait.set(trait, (byTrait.get(trait) ?? new Set()).add(name));

/** The names of the concepts that have a trait. */
export function withTrait(trait: Trait): ReadonlySet<string> {
  return byTrait.get(trait) ?? new Set();
}
