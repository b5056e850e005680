import type { Pair } from '../pair.ts';
import { risingOut } from '../patterns/cjk.ts';
import type { Told } from './rule.ts';
import { inTail, related, reversed } from './rule.ts';

const growth = /^ (?:growing|sprouting)(?=\s*(?:$|[,.;]))/;
const soils: ReadonlySet<string> = new Set(['object', 'symbol', 'figure', 'creature']);

/** "Books with flowers growing": out of the books. */
export function grownOver(pair: Pair): Told {
  const { first, second, gap, tail } = pair;
  const isPlanted =
    soils.has(first.concept.kind) && second.concept.kind === 'flora' && /^ with (?:\p{L}+ ){0,2}$/u.test(gap);
  const growing = isPlanted ? growth.exec(tail) : null;
  return growing && reversed('out-of', pair, inTail(pair, growing[0]));
}

/** 从云里飞出: the second is what the first comes out of. */
export function risenFrom(pair: Pair): Told {
  const isRising = pair.gap.trim() === '从' && risingOut.test(pair.tail);
  return isRising ? related('out-of', pair) : null;
}
