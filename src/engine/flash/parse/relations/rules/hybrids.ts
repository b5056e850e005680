import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related, reversed } from './rule.ts';

/** "A woman with a wolf head", "a man with the body of a snake": of two bodies nothing makes one. */
export function hybrid(pair: Pair): Told {
  return isHybrid(pair) ? related('beside', pair) : null;
}

/** "A pineapple with a skull face": two in one, which nothing draws. */
export function faceOf(pair: Pair): Told {
  const { text, first, second, gap, tail } = pair;
  const { kind } = first.concept;
  if ((kind !== 'flora' && kind !== 'object') || !/^ with (?:an? |the )?$/u.test(gap)) return null;
  const isFace =
    /[ -](?:face|head)$/u.test(text.slice(second.start, second.end)) ||
    /^ (?:faces?|heads?|in the (?:cent(?:er|re)|middle)|(?:as|for) (?:the|its) petals?)\b/u.test(tail);
  return isFace ? reversed('beside', pair) : null;
}

/** "Planet balloons" are planets, and balloons. */
export function planetBalloons(pair: Pair): Told {
  const { first, second, gap } = pair;
  return gap === ' ' && first.concept.kind === 'sky' && second.concept.name === 'balloon'
    ? related('beside', pair)
    : null;
}

function isHybrid({ text, first, second, gap, tail }: Pair): boolean {
  if (!isBody(first) || !isBody(second)) return false;
  // "A frog samurai" is one; a cowboy horse and a devil dog are not.
  if (first.concept.kind === 'creature' && second.concept.kind === 'figure' && gap === ' ') return true;
  if (
    /^ (?:with|has|having) (?:the |an? |its |his |her )?(?:heads?|faces?|bod(?:y|ies)|tails?|legs|wings|torso) of (?:an? |the )?$/.test(
      gap,
    )
  )
    return true;
  const word = text.slice(second.start, second.end);
  const isPart =
    /\b(?:head|face|body|tail)s?$/.test(word) || /^ (?:head|face|body|tail|legs|torso)s?\b/.test(tail);
  return isPart && /^ (?:with|has|having) (?:an? |the )?$/.test(gap);
}
