import type { Finding } from '../finding.ts';
import { anyOf, mentionsIn } from '../mention.ts';
import { withBeards } from './bearded-men.ts';
import { beasts } from './beasts.ts';
import { isDeed } from './deeds.ts';
import { objects } from './objects.ts';
import { isOwnPart } from './own-parts.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { isWorn } from './worn.ts';

/** Whether something that is named is no thing to draw. */
const isNoThing = anyOf([isWorn, isOwnPart, isDeed, isSaidOfOthers]);
const homonyms = [...beasts, ...objects];

/** Findings without those that name no thing here, and in which each is what its word means among the others. */
export function withHomonyms(text: string, named: readonly Finding[]): Finding[] {
  const things = mentionsIn(text, named)
    .filter((mention) => !isNoThing(mention))
    .map(({ finding }) => finding);
  return mentionsIn(text, withBeards(things)).map((mention) => {
    for (const meant of homonyms) {
      const finding = meant(mention, named);
      if (finding) return finding;
    }
    return mention.finding;
  });
}
