import type { ContextRule } from '../mention-context.ts';
import { anyOf } from '../mention-context.ts';

/** "A daffodil with roots and bulb": neither a stump nor a lamp. */
const isRoot: ContextRule = ({ word, lead, before }) =>
  /^(?:roots?|bulbs?)$/.test(word) &&
  (before?.concept.kind === 'flora' || /\b(?:roots?|bulbs?|leaves|stem) and (?:an? |its )?$/u.test(lead)) &&
  /\b(?:with|and|showing|its|the) (?:an? |its |the |\p{L}+ )?$/u.test(lead);

/** A pot is one for plants where something stands in it: not in "a pot of gold", nor to be smoked. */
const isNoPlanter: ContextRule = ({ word, lead, tail, all }) => {
  if (!/^pots?$/.test(word)) return false;
  const isTaken = /^ (?:smok|head|brownie|of gold)/u.test(tail);
  const isPlanted = all.some(({ concept: { kind } }) => kind === 'flora');
  const isSeat = /\bin (?:an? |the |its )?(?:\p{L}+ )?$/u.test(lead);
  return all.length > 1 && (isTaken || !(isPlanted || isSeat));
};

/** What a plant bears, and no other plant: "a lemon branch with blossoms". */
const borne = /^(?:blossoms?|blooms?|buds?|fruits?)$/;

const isBorne: ContextRule = ({ word, before, gapBefore }) =>
  borne.test(word) && before?.concept.kind === 'flora' && /^ (?:with|in|and) (?:\p{L}+ )?$/u.test(gapBefore);

/** "Skulls as the fruit" asks for no fruit bowl. */
const isFruitOf: ContextRule = ({ word, gapBefore }) =>
  /^fruits?$/.test(word) && /\bas (?:the|its) $/.test(gapBefore);

const counting =
  /^ (?:of|with) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen)(?: \p{L}+)? $/u;

/** Of a bouquet with so many flowers these are drawn; of "a bouquet of five flowers" the bouquet. */
const isBouquet: ContextRule = ({ concept, before, next, gapBefore, gapAfter }) => {
  if (concept.name === 'bouquet')
    return next?.concept.kind === 'flora' && next.concept.name !== 'flower' && counting.test(gapAfter);
  return concept.name === 'flower' && before?.concept.name === 'bouquet' && counting.test(gapBefore);
};

/** Whether it only tells of a plant what grows on it, or in what it stands. */
export const isOfPlant = anyOf([isRoot, isNoPlanter, isBorne, isFruitOf, isBouquet]);
