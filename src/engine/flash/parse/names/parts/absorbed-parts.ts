import type { Finding } from '../finding.ts';
import type { Mention } from '../mention.ts';
import { anyOf, mentionsIn } from '../mention.ts';
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

/** How two findings become one, the first way that does. */
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

/** Findings in which a part and its whole are one: "saturn with rings", "burning candle", "medusa's snakes". */
export function withAbsorbedParts(text: string, all: readonly Finding[]): Finding[] {
  const findings = mentionsIn(text, all)
    .filter(isThing)
    .map(({ finding }) => finding);
  const whole: Finding[] = [];
  for (const finding of findings) {
    const before = whole.at(-1);
    const one = before && joined(text, before, finding);
    if (one) whole.splice(-1, 1, one);
    else whole.push(finding);
  }
  // A part may come before its whole and only then join what stands before it: "hand eye hamsa".
  return whole.length < findings.length ? withAbsorbedParts(text, whole) : whole;
}

function isThing(mention: Mention): boolean {
  const isPart =
    isCjkOwnPart(mention) || isStrangers(mention) || (mention.before !== undefined && isOwned(mention));
  return !isPart && !isDeedOfNext(mention);
}

/** "Reading a book" names the book twice. */
function isDeedOfNext({ word, concept, next }: Mention): boolean {
  return concept === next?.concept && /ing$/.test(word);
}

function joined(text: string, first: Finding, second: Finding): Finding | null {
  const pair = { text, first, second, gap: text.slice(first.end, second.start) };
  for (const join of joins) {
    const one = join(pair);
    if (one) return one;
  }
  return null;
}
