import { concepts } from '../../../lexicon/concept.ts';
import type { Name } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { bearing } from '../patterns/cjk.ts';
import { article } from '../patterns/relation-pattern.ts';
import { clinging } from './clinging.ts';
import type { Told } from './rule.ts';
import { inTail, related, reversed } from './rule.ts';

const hands = concepts('hand', 'skeleton-hand');
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
    first.concept.kind === 'creature' && second.concept.traits.has('weapon') && !/^ (?:and|&) /.test(tail);
  return isArmed && /^ with (?:an? |its |his |her )?(?:\p{L}+ )?$/u.test(gap)
    ? related('holding', pair)
    : null;
}

const inBody =
  /^ (?:(?:is )?(?:stuck|lodged|stabbed|buried|plunged|thrust|going|sticking) )?(?:in(?:to)?|through|out of) (?:it\b|(?:its|his|her|their|the) (?:head|skull|back|chest|side|neck|heart|brain|forehead|body|stomach|belly|throat)\b)/;
const pierced = /skull|skeleton|heart|pumpkin|brain|doll|teddy|snowman|robot|apple|lips|eye/;
const coils = /snake|cobra|serpent|dragon|koi|octopus/;

/** "A panther with a dagger in its head": through it, and not above it. */
export function stabbed(pair: Pair): Told {
  const { first, second, gap, tail } = pair;
  const isWith =
    / with (?:an? |the |two |three )?(?:\p{L}+ )?$/u.test(gap) && second.concept.traits.has('thrust');
  const spot = isWith ? inBody.exec(tail) : null;
  const { kind, name } = first.concept;
  const isPierced = kind === 'creature' || kind === 'figure' || kind === 'flora' || pierced.test(name);
  if (!spot || !isPierced) return null;
  return reversed(coils.test(name) ? 'beside' : 'through', pair, inTail(pair, spot[0]));
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
