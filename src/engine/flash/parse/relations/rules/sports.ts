import type { Name } from '../found-relation.ts';
import { isBody } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';
import { related, reversed } from './rule.ts';

/** Who rides where the sport is named and not the thing: "a cat skateboarding", スケボーをする猫. */
export function riding(pair: Pair): Told {
  const { text, first, second, gap } = pair;
  const isSport = ({ start, end }: Name) => /ing$/.test(text.slice(start, end));
  const isThing = first.concept.kind === 'object' || first.concept.kind === 'flora';
  if (
    (isBody(first) || isThing) &&
    second.concept.traits.has('ridden-in-sport') &&
    isSport(second) &&
    gap === ' '
  )
    return related('on', pair);
  if (!isBody(second) && !/skeleton/.test(second.concept.name)) return null;
  if (!first.concept.traits.has('ridden-in-sport')) return null;
  const isDone =
    (isSport(first) && gap === ' ') || /^(?:を?する|を?している|を?してる|で滑る|で遊ぶ)$/.test(gap.trim());
  return isDone ? reversed('on', pair) : null;
}
