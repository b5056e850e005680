import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related, reversed, throughTail } from './rule.ts';

/** What is named by what is in it: a vase of tulips. */
const vessels = withTrait('vessel');
/** Of these "with" says the same: flowers beside a vase are asked for in other words. */
const planters = withTrait('planter');

const some = '(?: (?!and |with |or |on |in )[\\p{L}-]+){0,3}';
const filled = new RegExp(
  `^ (?:full of|of|filled with|stuffed with|holding|containing|overflowing with|brimming with)${some} $`,
  'u',
);
const having = new RegExp(`^ with${some} $`, 'u');
const loaded = new RegExp(
  `^(?: bed)? (?:full of|of|loaded with|filled with|packed with|carrying|hauling)${some} $`,
  'u',
);
const full = new RegExp(
  `^ (?:full of|stuffed with|packed with|loaded with|overflowing with|brimming with)${some} $`,
  'u',
);
/** "A polaroid of a beach": the camera is drawn, and nothing in its picture. */
const pictured = /^(?:'s)?(?: (?:photo|picture|frame|print))? (?:of|with|showing)(?: [\p{L}-]+){0,3} $/u;

/** What the vessel or the truck that is named first is said to hold. */
export function contents(pair: Pair): Told {
  const { text, i, doer, first, second, gap } = pair;
  const { name } = first.concept;
  // "A penguin in a top hat holding flowers": it is the penguin that does.
  if (doer !== i) return null;
  if (name === 'pickup-truck') return loaded.test(gap) ? reversed('on', pair) : null;
  // "A cactus in a pot with a pink flower" speaks of the cactus.
  const isTaken = /\bin (?:an? |the |its )?(?:\p{L}+ )?$/u.test(text.slice(0, first.start));
  const isPlanted = !isTaken && planters.has(name) && /^(?:flora|creature)$/.test(second.concept.kind);
  const isHeld = vessels.has(name) && (filled.test(gap) || (isPlanted && having.test(gap)));
  return isHeld ? reversed('inside', pair) : null;
}

/** "A suitcase full of flowers": into what stays closed in its drawing nobody looks. */
export function closedFull(pair: Pair): Told {
  const { kind } = pair.first.concept;
  return (kind === 'object' || kind === 'symbol') && full.test(pair.gap) ? related('beside', pair) : null;
}

/** "A vase of tulips and daisies": the next of a list is where the one before it is. */
export function alsoInside(pair: Pair): Told {
  const { text, i, next, first, second, found } = pair;
  const filled = found.find((of) => of.kind === 'inside' && of.subject === i && of.object < i);
  if (!filled || first.concept.kind !== second.concept.kind) return null;
  const gap = text.slice(first.end, second.start);
  const isListed = /^(?:,? (?:and|&)|,) (?:(?:an?|two|three|some) )?(?:\p{L}+ )?$/u.test(gap);
  return isListed
    ? { kind: 'inside', subject: next, object: filled.object, start: first.end, end: second.start }
    : null;
}

const basketed = /^(?:hot-air-balloon|(?:basket-)?bicycle|scooter)$/;
const inBasket = /^ (?:\p{L}+ing )?(?:in|inside) (?:of )?(?:the|its|a) (?:front )?basket\b/u;

/** "A hot air balloon with an elephant in the basket": the basket is drawn too small for anybody. */
export function inOwnBasket(pair: Pair): Told {
  const told = inBasket.exec(pair.tail)?.[0];
  return told && basketed.test(pair.first.concept.name) && / (?:with|has|having) /.test(pair.gap)
    ? related('beside', pair, throughTail(pair, told))
    : null;
}

/** "A polaroid of a beach". */
export function inPolaroid(pair: Pair): Told {
  return pair.first.concept.name === 'polaroid-camera' && pictured.test(pair.gap)
    ? related('beside', pair)
    : null;
}
