import { withTrait } from '../../../lexicon/lexicon.ts';
import type { Pair } from '../pair.ts';
import { article } from '../patterns/relation-pattern.ts';
import type { Told } from './rule.ts';
import { related } from './rule.ts';

/** Who can only be around a thing by holding on to it: "an octopus with its tentacles around a ship". */
export const clinging = withTrait('clinging');
const attacked = new RegExp(`^ (?:is )?(?:attack|crush|sink|destroy|devour)\\p{L}*${article} $`, 'u');
const bareAround = new RegExp(
  `^ (?:with (?:its|his|her) (?:tentacles|arms|body|coils) |growing |blooming |flying |circling |orbiting |swimming |dancing |floating |running )?around${article} $`,
  'u',
);

/** What an octopus does to ships, it does with its arms around them. */
export function attacking(pair: Pair): Told {
  return pair.first.concept.name === 'octopus' && attacked.test(pair.gap) ? related('holding', pair) : null;
}

/** Whether the first is said to be around the second in a way in which it is drawn so. */
export function isAround({ first: { concept }, gap }: Pair): boolean {
  const isHeld = clinging.has(concept.name) || concept.kind === 'flora' || /ing /.test(gap);
  return isHeld && bareAround.test(gap);
}
