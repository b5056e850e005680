import type { RelationKind } from '../../reading.ts';
import type { Name } from '../found-relation.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related, reversed, throughTail } from './rule.ts';

const pastimes =
  /^(?:reading|fishing|boxing|knitting|sewing|painting|cooking|baking|gaming|writing|golfing)$/;
/** "A grandfather holding a baby's hand": the hands are drawn by themselves. */
const handedOut = /^(?:holding|giving|making|throwing|flipping|showing|shaking|folding) /;

/** "A cat reading under a tree" has a book, and is under the tree with it; who is fishing has a rod. */
export function readingOrFishing(pair: Pair): Told {
  const { text, names, doer, first, second, gap } = pair;
  const somebody = names[doer];
  const isDoing =
    somebody && (isBody(first) || isBody(somebody)) && !first.concept.traits.has('fished') && gap === ' ';
  return isDoing && /^(?:reading|fishing)$/.test(text.slice(second.start, second.end))
    ? { ...related('holding', pair), subject: doer }
    : null;
}

/** "A fishing bear", "a reading fox", "a boxing kangaroo": what they do, told by a thing. */
export function pastimeOf(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const word = text.slice(first.start, first.end);
  if (gap !== ' ' || !isBody(second) || !pastimes.test(word)) return null;
  const isHeld = /^(?:reading|fishing)$/.test(word) && !second.concept.traits.has('fished');
  return reversed(isHeld ? 'holding' : 'beside', pair, { start: first.start, end: second.end });
}

/** "A cat knitting a scarf": what is done is told by a thing, and not seen to be done. */
export function atPastime(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const isDoing = gap === ' ' && isBody(first) && !first.concept.traits.has('fished');
  const word = text.slice(second.start, second.end);
  const isAtIt = isDoing && (pastimes.test(word) || handedOut.test(word));
  return isAtIt ? related('beside', pair, { start: second.start, end: second.end }) : null;
}

/** Who goes fishing has a rod: 熊が釣りをする, 釣りをする熊. */
export function cjkFishing(pair: Pair): Told {
  const { text, first, second, gap, tail } = pair;
  const isAngling = ({ start, end }: Name) => text.slice(start, end) === '釣り';
  const deed = /^を?(?:して(?:い?る)?|する|した)/u;
  if (isAngling(first) && isBody(second) && deed.exec(gap)?.[0] === gap) return reversed('holding', pair);
  const said = isAngling(second) && isBody(first) && /^[がは]$/u.test(gap) ? deed.exec(tail) : null;
  return said && related('holding', pair, throughTail(pair, said[0]));
}

/** Who does something with his hands or his mouth. */
const doers = /skeleton|skull|^(?:hand|snowman|teddy-bear|robot)$/;
const deedsWithThings: readonly (readonly [RelationKind, RegExp])[] = [
  ['holding', /^[ -](?:playing|smoking|drinking|sipping|reading|eating|holding|carrying|wielding|toting) $/],
  ['wearing', /^[ -]wearing $/],
  ['on', /^[ -]riding $/],
];

/** "A guitar playing frog", "a cigar smoking gorilla": what it is done with comes first, and no article between. */
export function doneWithFirst(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const { kind } = first.concept;
  const isDoer = isBody(second) || doers.test(second.concept.name);
  if (isBody(first) || kind === 'ground' || doers.test(first.concept.name) || !isDoer) return null;
  // "Sunflowers holding hands".
  if (second.concept.name === 'hand' && text.slice(second.start, second.end) !== 'hand') return null;
  const told = deedsWithThings.find(([, deed]) => deed.test(gap));
  return told ? reversed(told[0], pair) : null;
}

/** "Skeletons playing cards": what they do with them. */
export function playingCards(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  return gap === ' ' && isBody(first) && text.startsWith('playing cards', second.start)
    ? related('beside', pair)
    : null;
}
