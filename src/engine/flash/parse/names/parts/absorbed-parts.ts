import type { Mention } from '../mention.ts';
import type { MentionContext } from '../mention-context.ts';
import { anyOf, contextsIn } from '../mention-context.ts';
import { beastOfSign } from '../zodiac-beasts.ts';
import { isCjkOwnPart } from './cjk-own-parts.ts';
import { featureAfter } from './features-of.ts';
import { flowerCrowned } from './flower-crowns.ts';
import { handAfter, handBefore, handOf } from './hands-of.ts';
import type { Join } from './joins.ts';
import { kindAfter, youngAfter } from './kinds-of.ts';
import { isOwnEye } from './own-eyes.ts';
import { isOwnFeature } from './own-features.ts';
import { isOwnLimb, isStrangers } from './own-limbs.ts';
import { isOwnPiece } from './own-pieces.ts';
import { countedPart, linkedPart, listedPart } from './parts-of.ts';
import { potted } from './potted.ts';

/** What belongs to something named before: "its shell", "out of the barrel", "a skull's eye". */
const isOwned = anyOf([isOwnPiece, isOwnEye, isOwnLimb, isOwnFeature]);

/** How two mentions become one, the first way that does. */
const joins: readonly Join[] = [
  handAfter,
  handBefore,
  handOf,
  flowerCrowned,
  potted,
  ({ gap, first, second }) => beastOfSign(gap, first, second),
  kindAfter,
  featureAfter,
  youngAfter,
  listedPart,
  countedPart,
  linkedPart,
];

/** Mentions in which a part and its whole are one: "saturn with rings", "burning candle", "medusa's snakes". */
export function withAbsorbedParts(text: string, all: readonly Mention[]): Mention[] {
  const mentions = contextsIn(text, all)
    .filter(isThing)
    .map(({ mention }) => mention);
  const whole: Mention[] = [];
  for (const mention of mentions) {
    const before = whole.at(-1);
    const one = before && joined(text, before, mention);
    if (one) whole.splice(-1, 1, one);
    else whole.push(mention);
  }
  // A part may come before its whole and only then join what stands before it: "hand eye hamsa".
  return whole.length < mentions.length ? withAbsorbedParts(text, whole) : whole;
}

function isThing(context: MentionContext): boolean {
  const isPart =
    isCjkOwnPart(context) || isStrangers(context) || (context.before !== undefined && isOwned(context));
  return !isPart && !isDeedOfNext(context);
}

/** "Reading a book" names the book twice. */
function isDeedOfNext({ word, concept, next }: MentionContext): boolean {
  return concept === next?.concept && /ing$/.test(word);
}

function joined(text: string, first: Mention, second: Mention): Mention | null {
  const pair = { text, first, second, gap: text.slice(first.end, second.start) };
  for (const join of joins) {
    const one = join(pair);
    if (one) return one;
  }
  return null;
}
