import { concepts } from '../../../lexicon/concept.ts';
import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Span } from '../../token-buffer.ts';
import type { Mention } from '../mention.ts';
import type { Join, Neighbours } from './joins.ts';
import { inPlaceOf } from './joins.ts';
import { isLink } from './links.ts';

/** "A house with a door and two windows". */
const listed = /^,?(?: and| &)?(?: (?:an?|the|two|three|four|some))?(?: (?!and |with |or )\p{L}+)? $/u;

export const listedPart: Join = (pair) =>
  isPartOf(pair.second, pair.first) &&
  / with /.test(pair.text.slice(pair.first.start, pair.first.end)) &&
  listed.test(pair.gap)
    ? inPlaceOf(pair, pair.first)
    : null;

/** "A cake with five candles": how many is told. */
const counted = /^ with (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?$/u;

export const countedPart: Join = (pair) =>
  pair.first.concept.kind === 'object' && isPartOf(pair.second, pair.first) && counted.test(pair.gap)
    ? inPlaceOf(pair, pair.first)
    : null;

/** "Saturn with rings", "a burning candle". */
export const linkedPart: Join = (pair) => {
  const { first, second, gap } = pair;
  if (!isLink(gap) || isBesideFlora(pair)) return null;
  const fallback = first.fallback ?? second.fallback;
  if (isToolOf(pair)) return { ...inPlaceOf(pair, second), fallback };
  if (isPartOf(second, first)) return { ...inPlaceOf(pair, first), fallback: fallback ?? unseenSort(second) };
  if (!isPartOf(first, second)) return null;
  return {
    ...inPlaceOf(pair, second),
    fallback: fallback ?? unseenSort(first),
    isPlural: first.isPlural || second.isPlural,
  };
};

/** A mechanic's wrench and hairdresser scissors are tools, and show nobody who has them in the hand. */
function isToolOf({ first, second, gap }: Neighbours): boolean {
  return (
    /^(?:s|'s|s')? $/u.test(gap) &&
    first.concept.kind === 'figure' &&
    second.concept.kind === 'object' &&
    first.concept.parts.includes(second.concept.name)
  );
}

/** Blossoms, and what is drawn with some: a pineapple with flowers has them beside it. */
const blossoming = new Set([...withTrait('blossom'), ...concepts('lemon', 'lime', 'strawberry', 'cactus')]);

/** "A pineapple with flowers" has none of its own. */
function isBesideFlora({ first, second, gap }: Neighbours): boolean {
  return (
    second.concept.name === 'flower' &&
    / with /.test(gap) &&
    !blossoming.has(first.concept.name) &&
    first.concept.kind === 'flora'
  );
}

/** A bouquet of poppies is drawn as a poppy: that nothing binds them is told. */
function unseenSort({ concept, start, end }: Mention): Span | null {
  return concept.name === 'bouquet' ? { start, end } : null;
}

const anyFlowers = concepts('flower', 'bouquet');

function isPartOf({ concept: part }: Mention, { concept: whole }: Mention): boolean {
  if (part === whole) return false;
  return whole.parts.includes(part.name) || (anyFlowers.has(part.name) && whole.kind === 'flora');
}
