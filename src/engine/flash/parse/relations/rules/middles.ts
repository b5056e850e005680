import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { inTail, reversed } from './rule.ts';

const inMiddle =
  /^ (?:right |exactly )?(?:in|at|inside) (?:the |its )(?:very )?(?:middle|cent(?:er|re))(?: of (?:it|its \p{L}+|the \p{L}+))?(?=\s*(?:$|[,.;]| (?:and|with)\b))/u;
const inHalf = /^ (?:in|at) (?:the|its) (?:top|bottom|upper|lower)(?: half| part| bulb| chamber| side)?\b/u;

/** "A compass with a heart in the middle": of the compass. In the middle of a pattern everything stands. */
export function inTheMiddle(pair: Pair): Told {
  const { kind } = pair.first.concept;
  const middle = / with /.test(pair.gap) && kind !== 'pattern' ? inMiddle.exec(pair.tail) : null;
  return middle && reversed(kind === 'flora' ? 'beside' : 'inside', pair, inTail(pair, middle[0]));
}

/** What is inside an hourglass stands on the floor of its lower half. */
export function inGlassHalf(pair: Pair): Told {
  const isGlass = pair.first.concept.name === 'hourglass' && / with (?:an? |the )?$/u.test(pair.gap);
  const half = isGlass ? inHalf.exec(pair.tail)?.[0] : undefined;
  if (half === undefined) return null;
  return reversed(/\b(?:top|upper)\b/u.test(half) ? 'beside' : 'inside', pair, inTail(pair, half));
}

/** "A sunflower with a skull as its center", "a rose with an eye center". */
export function heartOfFlower(pair: Pair): Told {
  const isHeart =
    pair.first.concept.kind === 'flora' &&
    /^ with (?:an? |the )?$/u.test(pair.gap) &&
    /^ (?:in (?:the|its) |as (?:the|its) )?(?:cent(?:er|re)|middle)\b/u.test(pair.tail);
  return isHeart ? reversed('inside', pair) : null;
}
