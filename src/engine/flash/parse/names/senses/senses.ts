import type { Mention } from '../mention.ts';
import { anyOf, contextsIn } from '../mention-context.ts';
import { withBeards } from './bearded-men.ts';
import { beasts } from './beasts.ts';
import { isDeed } from './deeds.ts';
import { objects } from './objects.ts';
import { isOwnPart } from './own-parts.ts';
import { isSaidOfOthers } from './said-of-others.ts';
import { isWorn } from './worn.ts';

/** Whether something that is named is no thing to draw. */
const isNoThing = anyOf([isWorn, isOwnPart, isDeed, isSaidOfOthers]);
const senses = [...beasts, ...objects];

/** Mentions without those that name no thing here, and in which each is what its word means among the others. */
export function withSenses(text: string, named: readonly Mention[]): Mention[] {
  const things = contextsIn(text, named)
    .filter((context) => !isNoThing(context))
    .map(({ mention }) => mention);
  return contextsIn(text, withBeards(things)).map((context) => {
    for (const meant of senses) {
      const mention = meant(context, named);
      if (mention) return mention;
    }
    return context.mention;
  });
}
