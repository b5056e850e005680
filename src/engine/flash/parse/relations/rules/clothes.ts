import type { Concept } from '../../../lexicon/concept.ts';
import type { ConceptKind } from '../../../lexicon/entry.ts';
import { isApparel, isClothing, isGarment, isHat } from '../../names/dressed.ts';
import type { Name } from '../found-relation.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { article } from '../patterns/relation-pattern.ts';
import type { Told } from './rule.ts';
import { related, reversed } from './rule.ts';

/** "A girl with short hair and glasses" wears what comes last. */
const wornWith = new RegExp(
  `^ (?:in|with|wearing)(?:(?: and)?${article}| (?:[\\p{L}-]+ ){1,3}(?:and|&)(?: [\\p{L}-]+){0,2}) $`,
  'u',
);
/** "A man with a beard and sunglasses" wears both. */
const besides = /^ (?:and|&)(?: [\p{L}-]+){0,2} $/u;
const sights: ReadonlySet<ConceptKind> = new Set(['sky', 'flora', 'pattern', 'ground']);

/** Who is dressed as somebody: "cowboy skeleton". */
export function costumed(pair: Pair): Told {
  const { first, second, gap } = pair;
  return isHat(first.concept) && second.concept.kind !== 'object' && /^ ?$/.test(gap)
    ? reversed('wearing', pair)
    : null;
}

/** "A trucker hat skull", and not a hat beside one. */
export function hatted(pair: Pair): Told {
  const { first, second, gap } = pair;
  const isWearer = isBody(second) || isSkull(second);
  return isPutOn(first.concept) && gap === ' ' && isWearer ? reversed('wearing', pair) : null;
}

/** "A bear in a bow tie", "a girl with short hair and glasses". */
export function dressed(pair: Pair): Told {
  const { text, first, second, gap, span, tail } = pair;
  const isInCrown =
    second.concept.name === 'crown' && / in /.test(gap) && isBody(first) && !/^ of\b/.test(tail);
  if (!isWornBy(first, second) && !isInCrown) return null;
  // "Tulips in a top hat" stand in it.
  if (first.concept.kind === 'flora' && /^ in /.test(gap)) return null;
  const isListed = / (?:with|in) /.test(text.slice(first.start, first.end)) && besides.test(gap);
  if (!isListed && !wornWith.test(gap)) return null;
  // What is listed before it is said besides: the "short hair" of "with short hair and glasses".
  const listed = text.slice(span.start, span.end).search(/ (?:and|&) [^&]*$/u);
  return related('wearing', pair, { ...span, start: span.start + Math.max(listed, 0) });
}

/** Who wears what is listed after another thing: "a skull with a cigar and a top hat", "a cat wearing a hat and sunglasses". */
export function dressedBesides(pair: Pair): Told {
  const { text, names, i, first, second, gap } = pair;
  const body = names[i - 1];
  if (!isPutOn(second.concept) || !body || isBody(first) || !besides.test(gap)) return null;
  const isWearer = isBody(body) || isSkull(body);
  return isWearer && /^ (?:with|in|wearing) (?:\p{L}+ ){0,2}$/u.test(text.slice(body.end, first.start))
    ? { ...related('wearing', pair), subject: i - 1 }
    : null;
}

/** What is held with another thing: "an eagle holding a skull and a rose" has one of them. */
export function heldBesides(pair: Pair): Told {
  const { names, i, second, gap, found } = pair;
  const held = found.find(({ kind, object }) => kind === 'holding' && object === i);
  const holder = held && names[held.subject];
  if (!held || !holder || !besides.test(gap)) return null;
  const isThing = !isBody(second) && second.concept.kind !== 'sky' && second.concept.kind !== 'ground';
  return isThing && held.start < pair.first.start && held.subject < i
    ? { ...related('holding', pair), subject: held.subject }
    : null;
}

/** "A bulldog smoking a cigar in a bowler hat": who smokes wears it. */
export function dressedAtIt(pair: Pair): Told {
  const { names, i, first, second, gap, doer } = pair;
  const wearer = names[doer];
  if (doer === i || !wearer || isBody(first) || !isPutOn(second.concept) || !wornWith.test(gap)) return null;
  return isBody(wearer) || isSkull(wearer) ? { ...related('wearing', pair), subject: doer } : null;
}

/** "A beetle with galaxy wings", "a mushroom hat": of these nothing is seen. */
export function scenicClothes(pair: Pair): Told {
  const { first, second, gap } = pair;
  const { kind } = first.concept;
  const isWorn = second.concept.name === 'wings' || (isGarment(second.concept) && kind === 'flora');
  return gap === ' ' && sights.has(kind) && isWorn ? related('beside', pair) : null;
}

/** What wears hats although nobody is left to. */
function isSkull({ concept }: Name): boolean {
  return /skull|skeleton|crossbones/.test(concept.name);
}

/** Of a crown it has to be said that it is worn. */
function isPutOn(concept: Concept): boolean {
  return isGarment(concept) && concept.name !== 'crown';
}

function isWornBy(first: Name, { concept }: Name): boolean {
  if (isGarment(concept)) return concept.name !== 'crown';
  if (first.concept.kind === 'figure' && isClothing(concept)) return true;
  return (first.concept.kind === 'creature' || isSkull(first)) && isApparel(concept);
}
