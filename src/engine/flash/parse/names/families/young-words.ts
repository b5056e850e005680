import type { Concept } from '../../../lexicon/concept.ts';
import type { ConceptPredicate } from '../../../lexicon/concept-predicate.ts';
import { having, named } from '../../../lexicon/concept-predicate.ts';
import { isCat } from './kinship.ts';

const isDog = having('dog');
const isBird = having('bird');
const hasPups = having('has-pups');
const hasKittens = named('lynx', 'rabbit');

/** Words for young ones, and whose they are. */
const english: readonly (readonly [words: RegExp, isOf: ConceptPredicate])[] = [
  [/^(?:bab(?:y|ies)|little ones?|young(?: ones?)?|offspring|infants?|newborns?)$/, () => true],
  [/^(?:child|children|sons?|daughters?|kids?|toddlers?)$/, () => true],
  [/^cubs?$/, (concept) => !isBird(concept) && !isDog(concept)],
  [/^pups?$/, (concept) => isDog(concept) || hasPups(concept)],
  [/^pupp(?:y|ies)$/, (concept) => isDog(concept) || concept.name === 'wolf'],
  [/^(?:kittens?|kitt(?:y|ies))$/, (concept) => isCat(concept) || hasKittens(concept)],
  [/^kits?$/, having('has-kits')],
  [/^bunn(?:y|ies)$/, named('rabbit')],
  [/^(?:calf|calves)$/, having('has-calves')],
  [/^(?:foals?|colts?|fill(?:y|ies))$/, having('has-foals')],
  [/^fawns?$/, named('deer', 'doe', 'moose')],
  [/^lambs?$/, named('sheep', 'ram')],
  [/^piglets?$/, named('pig', 'boar')],
  [/^joeys?$/, named('kangaroo', 'koala', 'opossum')],
  [/^ducklings?$/, named('duck')],
  [/^goslings?$/, named('goose')],
  [/^cygnets?$/, named('swan')],
  [/^owlets?$/, named('owl', 'barn-owl')],
  [/^eaglets?$/, named('eagle')],
  [/^(?:chicks?|nestlings?|fledglings?)$/, isBird],
  [/^hatchlings?$/, () => true],
];
/** All of those words. */
export const youngWords = english.map(([{ source }]) => source.slice(1, -1)).join('|');

export function isYoungOf(word: string, concept: Concept): boolean {
  return english.some(([words, isOf]) => words.test(word) && isOf(concept));
}
