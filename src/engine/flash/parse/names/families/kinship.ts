import type { Concept } from '../../../lexicon/concept.ts';
import { dogs } from '../../../lexicon/entries/creatures/dogs.ts';
import { conceptNamed } from '../../../lexicon/lexicon.ts';
import { mothers, youngOnes } from '../../../motifs/kin.ts';

export function motherOf(concept: Concept): Concept {
  return conceptNamed(mothers[concept.name] ?? '') ?? concept;
}

export function youngOf(concept: Concept): Concept {
  return conceptNamed(youngOnes[concept.name] ?? '') ?? concept;
}

/** Whether two names may be those of old and young. */
export function isOneKind(old: Concept, young: Concept): boolean {
  const same = (concept: Concept) => [concept, youngOf(concept), motherOf(concept)];
  return same(old).some((concept) => same(young).includes(concept)) || youngWith(old.name, young.name);
}

/** "A cat with her tabby kitten". */
function youngWith(old: string, young: string): boolean {
  return [isCat, isDog].some((kind) => kind(old) && kind(young));
}

export function isCat(name: string): boolean {
  return /(?:^|-)cat$/.test(name);
}

export function isDog(name: string): boolean {
  return name === 'dog' || dogs.some((concept) => concept.name === name);
}
