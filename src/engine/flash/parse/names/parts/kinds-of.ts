import { birds } from '../../../lexicon/entries/creatures/birds.ts';
import { butterflies, gameFish } from '../../../motifs/kin.ts';
import type { Join, Neighbours } from './joins.ts';
import { inPlaceOf } from './joins.ts';

const fish: ReadonlySet<string> = new Set(
  `${gameFish} koi betta goldfish salmon trout clownfish pufferfish anglerfish catfish shark piranha eel swordfish`.split(
    /\s+/,
  ),
);
const insects: ReadonlySet<string> = new Set(
  `${butterflies} bee bumblebee wasp fly ant ladybug dragonfly moth luna-moth cricket grasshopper mantis cicada mosquito scarab`.split(
    /\s+/,
  ),
);

function isKindAfter({ text, first: { concept }, second: { start, end } }: Neighbours): boolean {
  const word = text.slice(start, end).replace(/(?<=bird|insect|bug)s$/, '');
  if (word === 'bird') return birds.some(({ name }) => name === concept.name);
  if (word === 'fish') return fish.has(concept.name);
  return (word === 'insect' || word === 'bug') && insects.has(concept.name);
}

/** "A crane bird" is one bird, "a salmon fish" one fish. */
export const kindAfter: Join = (pair) =>
  pair.gap === ' ' && isKindAfter(pair)
    ? { ...inPlaceOf(pair, pair.first), isPlural: pair.first.isPlural || pair.second.isPlural }
    : null;

/** Whose young are drawn as such: a deer fawn is a fawn. */
const parents: Readonly<Record<string, readonly string[]>> = {
  fawn: ['deer', 'doe'],
  lamb: ['sheep', 'ram'],
  chick: ['hen', 'rooster'],
};

/** A deer fawn is a fawn. */
export const youngAfter: Join = (pair) =>
  parents[pair.second.concept.name]?.includes(pair.first.concept.name) && pair.gap === ' '
    ? inPlaceOf(pair, pair.second)
    : null;
