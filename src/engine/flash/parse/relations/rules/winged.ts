import type { Name } from '../found-relation.ts';
import type { Pair } from '../pair.ts';
import type { Told } from './rule.ts';

/** What says in Japanese whose wings they are: 翼を持つ狼, 羽の生えた猫. */
export const grown =
  /^(?:を(?:持[つっ]た?|もつ|生やした|付けた|つけた)|[のが](?:生えた|はえた|ある|付いた|ついた))(?=の?\p{L})/u;

const wings = /^(?:wings|butterfly-wings)$/;

/** Whether the words between two names say no more than that the wings are his who is named after them. */
export function areTheirWings({ concept: { name } }: Name, gap: string): boolean {
  return (
    wings.test(name) && (/^[的の]$/u.test(gap) || (gap.length > 1 && grown.exec(`${gap}猫`)?.[0] === gap))
  );
}

/** Nobody holds the wings that he has. */
export function winged({ first, gap }: Pair): Told {
  return areTheirWings(first, gap) ? [] : null;
}
