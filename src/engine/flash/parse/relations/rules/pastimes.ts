import { gameFish } from '../../../motifs/kin.ts';
import type { Name } from '../found-relation.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related, reversed, throughTail } from './rule.ts';

const pastimes =
  /^(?:reading|fishing|boxing|knitting|sewing|painting|cooking|baking|gaming|writing|golfing)$/;
/** "Bass fishing" is what people do. */
const fished: ReadonlySet<string> = new Set([...gameFish.split(/\s+/), 'fish', 'trout', 'salmon']);

/** "A cat reading under a tree" has a book, and is under the tree with it; who is fishing has a rod. */
export function readingOrFishing(pair: Pair): Told {
  const { text, names, doer, first, second, gap } = pair;
  const somebody = names[doer];
  const isDoing =
    somebody && (isBody(first) || isBody(somebody)) && !fished.has(first.concept.name) && gap === ' ';
  return isDoing && /^(?:reading|fishing)$/.test(text.slice(second.start, second.end))
    ? { ...related('holding', pair), subject: doer }
    : null;
}

/** "A fishing bear", "a reading fox", "a boxing kangaroo": what they do, told by a thing. */
export function pastimeOf(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const word = text.slice(first.start, first.end);
  if (gap !== ' ' || !isBody(second) || !pastimes.test(word)) return null;
  const isHeld = /^(?:reading|fishing)$/.test(word) && !fished.has(second.concept.name);
  return reversed(isHeld ? 'holding' : 'beside', pair, { start: first.start, end: second.end });
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

/** "A guitar playing frog". */
export function playingInstrument(pair: Pair): Told {
  const { first, second, gap } = pair;
  return first.concept.kind === 'object' && isBody(second) && /^[ -]playing $/.test(gap)
    ? reversed('holding', pair)
    : null;
}

/** "Skeletons playing cards": what they do with them. */
export function playingCards(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  return gap === ' ' && isBody(first) && text.startsWith('playing cards', second.start)
    ? related('beside', pair)
    : null;
}
