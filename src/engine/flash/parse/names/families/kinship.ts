import type { Concept } from '../../../lexicon/concept.ts';
import { conceptNamed } from '../../../lexicon/lexicon.ts';

export function motherOf(concept: Concept): Concept {
  return concept.mother === null ? concept : conceptNamed(concept.mother);
}

export function youngOf(concept: Concept): Concept {
  return concept.young === null ? concept : conceptNamed(concept.young);
}

/** Whether two names may be those of old and young. */
export function isOneKind(old: Concept, young: Concept): boolean {
  const same = (concept: Concept) => [concept, youngOf(concept), motherOf(concept)];
  return same(old).some((concept) => same(young).includes(concept)) || youngWith(old, young);
}

/** "A cat with her tabby kitten". */
function youngWith(old: Concept, young: Concept): boolean {
  return [isCat, isDog].some((kind) => kind(old) && kind(young));
}

export function isCat({ name }: Concept): boolean {
  return /(?:^|-)cat$/.test(name);
}

export function isDog({ traits }: Concept): boolean {
  return traits.has('dog');
}
