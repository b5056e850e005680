import type { Name } from '../found-relation.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { bearing } from '../patterns/cjk.ts';
import { article } from '../patterns/relation-pattern.ts';
import { clinging } from './clinging.ts';
import type { Told } from './rule.ts';
import { related, reversed } from './rule.ts';

const weapons: ReadonlySet<string> = new Set('dagger kitchen-knife sword katana saber axe gun'.split(' '));
const hands: ReadonlySet<string> = new Set(['hand', 'skeleton-hand']);
const inHand = /^ in (?:an? |the |his |her |someone's )?(?:\p{L}+ )?$/u;
const heldBy = new RegExp(
  `^ (?:is |that is |being )?(?:held|carried|gripped|clutched|grasped) (?:up )?(?:by|in)${article} $`,
  'u',
);

/** 手托着月亮: on the palm. */
export function onPalm(pair: Pair): Told {
  const isHand = pair.first.concept.name === 'hand';
  return isHand && /^托[着著]?(?:一?[个個颗只])?$/u.test(pair.gap.trim()) ? related('holding', pair) : null;
}

/** 乌龟背着岛: what the first bears on its back or its head. */
export function borne(pair: Pair): Told {
  return bearing.test(pair.gap.trim()) ? reversed('on', pair) : null;
}

/** "A bouquet in a skeleton hand": the hand's. */
export function inTheHand(pair: Pair): Told {
  return hands.has(pair.second.concept.name) && inHand.test(pair.gap) ? reversed('holding', pair) : null;
}

/** "A cat with a knife": in its paws or its mouth, and not behind it, as if it were stabbed. */
export function armed(pair: Pair): Told {
  const { first, second, gap, tail } = pair;
  const isArmed =
    first.concept.kind === 'creature' && weapons.has(second.concept.name) && !/^ (?:and|&) /.test(tail);
  return isArmed && /^ with (?:an? |its |his |her )?(?:\p{L}+ )?$/u.test(gap)
    ? related('holding', pair)
    : null;
}

const smokes: ReadonlySet<string> = new Set(['cigarette', 'cigar', 'smoking-pipe']);

/** "A skull with a cigar" smokes it. */
export function smokingIt(pair: Pair): Told {
  const { first, second, gap, tail } = pair;
  const isSmoker = isBody(first) || /^(?:sugar-)?skull$/.test(first.concept.name);
  const isTold =
    /^ with (?:an? |its |his |her )(?:\p{L}+ )?$/u.test(gap) && !/^ (?:in|on|behind|between) /.test(tail);
  return isSmoker && isTold && smokes.has(second.concept.name) ? related('holding', pair) : null;
}

/** Who holds comes second: "a candle held by a skeleton hand". */
export function heldUp(pair: Pair): Told {
  if (!heldBy.test(pair.gap)) return null;
  return reversed(holdsUp(pair.text, pair.second) ? 'holding' : 'beside', pair);
}

/** What holds something: no flower does, and of balloons only one is drawn above its load. */
function holdsUp(text: string, { concept: { kind, name }, start, end }: Name): boolean {
  if (kind === 'flora') return clinging.has(name);
  return !/^balloons$/.test(text.slice(start, end));
}
