import { concepts } from '../../../lexicon/concept.ts';
import type { ConceptKind } from '../../../lexicon/entry.ts';
import type { Name } from '../found-relation.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import { article } from '../patterns/relation-pattern.ts';
import type { Told } from './rule.ts';
import { related, reversed } from './rule.ts';

const inShapeOf = new RegExp(
  `^ (?:(?:arranged )?in(?:to)? (?:the |an? )?(?:shape|form|outline) of|shaped like|shaped as|forming)${article} $`,
  'u',
);
/** What fills the outline of something by itself. */
export const strewn: ReadonlySet<ConceptKind> = new Set(['flora', 'sky', 'ground', 'pattern']);

/** Signs to which two bend together, each to its half. */
const halvedSigns = concepts('heart', 'yin-yang');
const bent = new RegExp(
  `^ (?:(?:with|whose|and) (?:their )?)?(?:necks? |bodies )?(?:that )?(?:are )?(?:(?:forming|form|making|make|creating|shaping|curv(?:ed|ing) into|bent into)(?: (?:the |an? )?(?:shape|form|outline) of)?|(?:arranged |entwined |intertwined )?(?:in(?:to)? |as |like )(?:(?:the |an? )?(?:shape|form) of)?|shaped (?:like|as))${article} $`,
  'u',
);
/** Of whom two are meant where no number is told. */
const paired = /^(?:swan|flamingo|goose)$/;
const few = /\b(?:two|both|2|(?:pair|couple) of) (?:\p{L}+ )?$/u;

/** "Two swans making a heart", "two koi as a yin yang". */
export function bentTogether(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const isTwo =
    few.test(text.slice(0, first.start)) ||
    (paired.test(first.concept.name) && /s$/u.test(text.slice(first.start, first.end)));
  return isTwo && isBody(first) && halvedSigns.has(second.concept.name) && bent.test(gap)
    ? related('forming', pair)
    : null;
}

/** One stethoscope is bent into a heart, which nothing draws; of many flowers a heart is filled. */
export function inShape(pair: Pair): Told {
  const { text, i, first, second, gap, doer } = pair;
  if (!inShapeOf.test(gap)) return null;
  // "Lovebirds on a branch forming a heart": it is the birds that do.
  if (doer !== i) return { ...related('beside', pair), subject: doer };
  const isPlural = /s$/i.test(text.slice(first.start, first.end));
  const isOne = first.concept.name === 'tree' || (isBody(second) && first.concept.traits.has('grown'));
  const isBent =
    isOne ||
    isOwnPart(text, first) ||
    isFewOrPart(text, first) ||
    (!strewn.has(first.concept.kind) && !isPlural);
  return reversed(isBent ? 'beside' : 'made-of', pair);
}

/** "A tree of life with roots shaped like a heart": they are, and not the tree. */
function isOwnPart(text: string, { start, end }: Name): boolean {
  return /\b(?:roots|branches|leaves|stems?|trunk|canopy|crown|vines|petals)$/u.test(text.slice(start, end));
}

/** Two swans bend their necks to a heart, and an octopus its tentacles; none of them fills it. */
function isFewOrPart(text: string, name: Name): boolean {
  const isPart = /(?:tentacles|necks?|tails?|arms|wings|legs|antlers|horns|hair)$/u.test(
    text.slice(name.start, name.end),
  );
  const isFew = /\b(?:two|both|three|2|3|(?:pair|couple) of) (?:\p{L}+ )?$/u;
  return isBody(name) && (isPart || isFew.test(text.slice(0, name.start)));
}
