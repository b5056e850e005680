import type { Name } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related } from './rule.ts';

/** What tells that the name after it is one of two halves. */
export const halfBefore =
  /\bhalf[ -](?:of )?(?:an? |the )?$|[一左右]?半(?:张脸|边脸?|身|分|面)?(?:が|は|是)?$/u;

/** Whether a name is told to be a half by what stands before it. */
export function isHalf(text: string, { start }: Name): boolean {
  return halfBefore.test(text.slice(0, start));
}

/** "Half sun half moon": "half moon" is a name of its own. */
export function halves(pair: Pair): Told {
  const { text, first, second } = pair;
  return isHalf(text, first) && text.startsWith('half ', second.start) ? related('half', pair) : null;
}
