import type { ConceptName } from '../../../lexicon/concept.ts';
import type { Join, Neighbours } from './joins.ts';
import { inPlaceOf } from './joins.ts';

function isKindAfter({ text, first: { concept }, second: { start, end } }: Neighbours): boolean {
  const word = text.slice(start, end).replace(/(?<=bird|insect|bug)s$/, '');
  if (word === 'bird') return concept.traits.has('bird');
  if (word === 'fish') return concept.traits.has('kind-of-fish');
  return (word === 'insect' || word === 'bug') && concept.traits.has('kind-of-insect');
}

/** "A crane bird" is one bird, "a salmon fish" one fish. */
export const kindAfter: Join = (pair) =>
  pair.gap === ' ' && isKindAfter(pair)
    ? { ...inPlaceOf(pair, pair.first), isPlural: pair.first.isPlural || pair.second.isPlural }
    : null;

/** Whose young are drawn as such: a deer fawn is a fawn. */
const parents: Readonly<Partial<Record<ConceptName, readonly ConceptName[]>>> = {
  fawn: ['deer', 'doe'],
  lamb: ['sheep', 'ram'],
  chick: ['hen', 'rooster'],
};

/** A deer fawn is a fawn. */
export const youngAfter: Join = (pair) =>
  parents[pair.second.concept.name]?.includes(pair.first.concept.name) && pair.gap === ' '
    ? inPlaceOf(pair, pair.second)
    : null;
