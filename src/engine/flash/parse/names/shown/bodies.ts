import { gameFish } from '../../../motifs/kin.ts';
import type { Shown } from './shown-by.ts';
import { named } from './shown-by.ts';

const finned = `${gameFish} fish betta koi goldfish salmon trout clownfish pufferfish anglerfish catfish shark whale-shark sunfish
  hammerhead dolphin whale sperm-whale orca mermaid merman`;

const flippered = 'penguin seal harbor-seal walrus manatee dolphin orca whale sperm-whale turtle narwhal';

/** What beasts are drawn with. */
export const bodies: readonly Shown[] = [
  [
    named('dragon koi snake cobra goldfish mermaid ouroboros wyvern sea-serpent'),
    /\bscales\b(?! of)|鳞片?|鱗/gu,
  ],
  [
    named('crab hermit-crab lobster crayfish scorpion'),
    /(?:[高双]*[举舉挥揮张張][着著起]*)?(?:一?[双对])?大?(?:钳子?|螯)/gu,
  ],
  [
    named('black-widow'),
    /\b(?:with |and )?(?:an? |its |the )?(?:red hourglass|hourglass (?:mark(?:ing)?|symbol|shape)|hourglass(?= on (?:its|her|the) ))(?: on (?:its|her|the) (?:back|abdomen|belly|body))?/gu,
  ],
  [named(flippered), /\bflippers\b/gu],
  [named(finned), /\b(?:(?:flowing|long|big|veil) )*fins?\b/gu],
  [named('horse lion'), /\bmane\b(?! (?:of|made)\b)|鬃毛|たてがみ/gu],
  [named('yatagarasu'), /\bthree[- ]leg(?:s|ged)\b|三[只条]?[足脚]|[三3]本[足脚]|[足脚](?:が|は)?[三3]本/gu],
  [
    named('daruma cyclops odin'),
    /\bone[ -]eyed?\b|独眼的?|隻眼の?|片[目眼](?:だけ)?(?:[がを]?入(?:って(?:い?る)?|れた?|り))?/gu,
  ],
  [
    named(
      'dog beagle bernese-mountain-dog cavalier-spaniel cocker-spaniel dachshund dalmatian golden-retriever labrador st-bernard',
    ),
    /\b(?:floppy|droopy)(?= ears\b)/gu,
  ],
];
