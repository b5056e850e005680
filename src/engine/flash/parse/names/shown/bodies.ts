import { having, named } from '../../../lexicon/concept-predicate.ts';
import type { Shown } from './shown-by.ts';

/** What beasts are drawn with. */
export const bodies: readonly Shown[] = [
  [having('scaly'), /\bscales\b(?! of)|鳞片?|鱗/gu],
  [
    named('crab', 'hermit-crab', 'lobster', 'scorpion'),
    /(?:[高双]*[举舉挥揮张張][着著起]*)?(?:一?[双对])?大?(?:钳子?|螯)/gu,
  ],
  [
    named('black-widow'),
    /\b(?:with |and )?(?:an? |its |the )?(?:red hourglass|hourglass (?:mark(?:ing)?|symbol|shape)|hourglass(?= on (?:its|her|the) ))(?: on (?:its|her|the) (?:back|abdomen|belly|body))?/gu,
  ],
  [having('flippered'), /\bflippers\b/gu],
  [having('finned'), /\b(?:(?:flowing|long|big|veil) )*fins?\b/gu],
  [named('horse', 'lion'), /\bmane\b(?! (?:of|made)\b)|鬃毛|たてがみ/gu],
  [named('yatagarasu'), /\bthree[- ]leg(?:s|ged)\b|三[只条]?[足脚]|[三3]本[足脚]|[足脚](?:が|は)?[三3]本/gu],
  [
    named('daruma', 'cyclops', 'odin'),
    /\bone[ -]eyed?\b|独眼的?|隻眼の?|片[目眼](?:だけ)?(?:[がを]?入(?:って(?:い?る)?|れた?|り))?/gu,
  ],
  [having('floppy-eared'), /\b(?:floppy|droopy)(?= ears\b)/gu],
];
