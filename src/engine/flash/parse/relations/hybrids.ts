import type { Name } from './found-relation.ts';
import { isBody } from './found-relation.ts';

/** "A woman with a wolf head", "a man with the body of a snake": of two bodies nothing makes one. */
export function isHybrid(text: string, first: Name, second: Name, gap: string): boolean {
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
    /\b(?:head|face|body|tail)s?$/.test(word) ||
    /^ (?:head|face|body|tail|legs|torso)s?\b/.test(text.slice(second.end));
  return isPart && /^ (?:with|has|having) (?:an? |the )?$/.test(gap);
}
