import type { Pair } from '../pair.ts';
import type { RelationPattern } from '../patterns/relation-pattern.ts';
import { article, matchOf } from '../patterns/relation-pattern.ts';
import type { Told } from './rule.ts';
import { reversed } from './rule.ts';

/** What stands between two names of which the second is what does it. */
const passives: readonly RelationPattern[] = [
  // "A deer inside a circle of leaves".
  [
    'around',
    /^ (?:is )?(?:(?:\p{L}+ing )?(?:in|inside|within)|(?:framed|surrounded|encircled|enclosed|crowned) (?:by|in|with)) (?:an? )?(?:\p{L}+ )?(?:circle|ring|wreath|garland) of (?:\p{L}+ )?$/u,
  ],
  [
    'around',
    new RegExp(
      `^ (?:is |that is )?(?:wrapped|bound|tangled|entangled|tied|chained|surrounded|encircled) (?:up )?(?:in|by|with)${article} $`,
      'u',
    ),
  ],
  [
    'through',
    new RegExp(
      `^ (?:is |that is )?(?:pierced|stabbed|impaled|skewered|struck)(?: through)? (?:by|with)${article} $`,
      'u',
    ),
  ],
  // What else is done to it is not seen.
  [
    'beside',
    new RegExp(
      `^ (?:is |being |getting |that is )?(?:hit|bit|bitten|eaten|burnt|broken|cut|torn|bent|blown|swept|shot|slain|lit|caught|driven|chased|attacked) by${article} $`,
      'u',
    ),
  ],
  ['behind', new RegExp(`^ (?:is )?(?:\\p{L}+ing )?in front of${article} $`, 'u')],
];

/** "A sword wrapped in vines", "a heart pierced by an arrow": it is the second that winds or pierces. */
export function doneBySecond(pair: Pair): Told {
  const told = matchOf(passives, pair.gap);
  return told && reversed(told.kind, pair);
}
