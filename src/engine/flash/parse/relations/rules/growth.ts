import type { Pair } from '../pair.ts';
import { risingOut } from '../patterns/cjk.ts';
import type { Rule, Told } from './rule.ts';
import { inTail, related, reversed, throughTail } from './rule.ts';

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

/** 花が咲いた髑髏: what blooms on somebody or something grows out of it. */
export const bloomingOn: Rule = (pair) => {
  const isOn = pair.first.concept.kind === 'flora' && soils.has(pair.second.concept.kind);
  return isOn && /^が(?:咲い|生え)(?:た|ている|てる)$/u.test(pair.gap.trim())
    ? related('out-of', pair)
    : null;
};

/** 从云里飞出: the second is what the first comes out of. */
export function risenFrom(pair: Pair): Told {
  const rising = /^[从從]$/u.test(pair.gap.trim()) ? risingOut.exec(pair.tail)?.[0] : undefined;
  if (rising === undefined) return null;
  // 蛇从骷髅嘴里爬出来: it is seen there, and not above the skull.
  if (/^的?嘴/u.test(rising)) return reversed('holding', pair, throughTail(pair, rising));
  return related(/^的?眼/u.test(rising) ? 'beside' : 'out-of', pair);
}
