import { outOfEyesOf } from './eye-sockets.ts';
import type { RelationPattern } from './relation-pattern.ts';
import { article } from './relation-pattern.ts';

/** The same right after a verb: whom or what it is done to, and not where. */
const whom =
  '(?!(?: [\\p{L}-]+){0,2} (?:under|underneath|beneath|below|above|over|behind|beside|between|near|by|at|on|in|inside|around|through|while|until) )' +
  article;

/** How somebody keeps to a place. */
const resting =
  'sitting|seated|standing|resting|sleeping|asleep|napping|lying|laying|crouching|curled up|curling up|curled|dancing|waiting|relaxing|bathing|melting|blooming|burning|glowing';

/** What may stand between two English names: subject … object. */
export const between: readonly RelationPattern[] = [
  [
    'inside',
    new RegExp(
      `^ (?:is |are )?(?:(?:trapped|caught|enclosed|locked|caged|imprisoned|stuck|held|kept|sealed|bottled|encased|captured|floating|swimming|growing|living|hiding|${resting}) (?:up )?){0,2}(?:in|inside(?: of)?|within)(?: (?:the|an?) (?:outline|shape|silhouette|shadow) of)?${article} $`,
      'u',
    ),
  ],
  ['as-eyes', new RegExp(`^${outOfEyesOf}${article} $`, 'u')],
  // "Coin on his eye skull".
  ['as-eyes', /^ (?:on|over|in|for) (?:his|her|its|the|one) eye $/],
  [
    'out-of',
    new RegExp(
      `^ (?:(?:is |are )?(?:grow|bloom|sprout|com|emerg|ris|reach|burst|climb|crawl|jump|fly|leap|break|pour|spill)\\p{L}*(?: up| out)? (?:out of|from|through)|(?:walk|run|step|strid|stalk|prowl|charg)\\p{L}* out of|out of)${article} $`,
      'u',
    ),
  ],
  [
    'out-of',
    new RegExp(
      `^ (?:is |are )?(?:peek|peep|popp?|pok|stick)(?:ing|s|es)(?: up| out){0,2} (?:of|from inside)${article} $`,
      'u',
    ),
  ],
  ['out-of', new RegExp(`^ (?:is |are )?(?:peek|peep)(?:ing|s) from${article} $`, 'u')],
  [
    'around',
    new RegExp(
      `^ (?:is |are )?(?:that (?:is )?)?(?:wrapp?|coil|curl|twist|entwin|twin|wind)\\p{L}*(?: itself)? (?:around|round|about|over)${article} $`,
      'u',
    ),
  ],
  [
    'holding',
    new RegExp(
      `^ (?:is |that (?:is )?)?(?:hold|carry|clutch|grip|grasp|grab|hug|cuddl|embrac|cradl|bit|eat|offer|catch|play|drink|sip|read|smok|writ(?=ing|es))\\p{L}*(?: (?:from|out of|with))?${whom} $`,
      'u',
    ),
  ],
  ['wearing', new RegExp(`^ (?:is |that (?:is )?)?(?:wear\\p{L}*|in)${article} $`, 'u')],
  [
    'shouldered',
    new RegExp(
      `^ (?:(?:sitting|perched|perching|standing|resting|landing) )?(?:up)?on the (?:left |right )?shoulders? of${article} $`,
      'u',
    ),
  ],
  [
    'on',
    new RegExp(
      `^ (?:is |are )?(?:(?:perched|perching|landing|riding|flying|dancing|climbing|crawling|swinging|${resting}) ){0,2}(?:on top of|on the back of|in the (?:back|bed) of|atop|on|upon)${article} $`,
      'u',
    ),
  ],
  ['on', new RegExp(`^ (?:crawl|creep|climb|walk)ing (?:over|across|all over)${article} $`, 'u')],
  ['on', new RegExp(`^ riding(?! (?:away|off|into|at|through|towards?)\\b)${article} $`, 'u')],
  [
    'hanging',
    new RegExp(
      `^ (?:is |that (?:is )?)?(?:hang|hung|dangl|suspend|swing)\\p{L}* (?:upside[- ]down |down |up )?(?:from|by|on|off)${article} $`,
      'u',
    ),
  ],
  [
    'made-of',
    new RegExp(
      `^ (?:that is |which is )?(?:made|built|formed|composed|constructed|consisting|created) (?:up )?(?:(?:out )?of|from|by|with)${article} $`,
      'u',
    ),
  ],
  ['made-of', new RegExp(`^ filled with${article} $`, 'u')],
  [
    'becoming',
    new RegExp(
      `^(?:(?: with)? (?:the |its )?sand| neck| tail| stem| roots?| branch(?:es)?| handle| body| hair| mane| end)? (?:is |are |that |which |slowly |and )*(?:(?:turn|dissolv|transform|chang|morph|fad|break|burst|melt|merg|blow)\\p{L}* (?:in)?to|becom\\p{L}*)${article} $`,
      'u',
    ),
  ],
  [
    'through',
    new RegExp(
      `^ (?:is )?(?:(?:(?:go|run|stab|stick|stuck|thrust|driv|pierc|pass|plung|pok|cut|com|slither|crawl|wind|weav|wrigg?l|snak)\\p{L}* )?(?:right )?through|(?:pierc|stabb|impal|skewer)ing)${article} $`,
      'u',
    ),
  ],
  [
    'reflected',
    new RegExp(
      `^ (?:is |are )?(?:(?:being )?(?:reflect(?:ed|ing|s|ions?)|mirrored)|(?:(?:and|with|looking at|staring at|gazing at|admiring|seeing) )?(?:its|his|her|their|a)(?: own)? reflections?)(?: itself| himself| herself)? (?:in|on|into|onto|by|off|over)${article} $`,
      'u',
    ),
  ],
  ['behind', new RegExp(`^ (?:is )?(?:\\p{L}+ing )?behind${article} $`, 'u')],
  ['under', new RegExp(`^ (?:is )?(?:\\p{L}+ing )?(?:under|underneath|beneath|below)${article} $`, 'u')],
  ['between', new RegExp(`^ (?:is )?(?:\\p{L}+ing )?(?:in )?between${article} $`, 'u')],
  [
    'above',
    new RegExp(
      `^ (?:is )?(?:(?:float|hover|ris|shin|hang|fly|glow)ing )?(?:right |directly |just )?above${article} $`,
      'u',
    ),
  ],
  ['above', new RegExp(`^ (?:float|hover)ing over${article} $`, 'u')],
  ['chasing', new RegExp(`^ (?:is )?(?:chas|pursu|hunt)(?:ing|es)(?: after)?${whom} $`, 'u')],
  ['chasing', new RegExp(`^ (?:is )?(?:runn|jump|leap|swimm|fly|go|div|lung|pounc)ing after${whom} $`, 'u')],
  // "A bass jumping" is a name.
  ['chasing', /^ after (?:an? |the |its )?$/],
  ['kissing', new RegExp(`^ (?:is )?kiss(?:ing|es)${whom} $`, 'u')],
  ['fighting', new RegExp(`^ (?:is )?(?:fight|battl|wrestl)(?:ing|s|es)(?: with| against)?${whom} $`, 'u')],
  ['over', new RegExp(`^ (?:is )?(?:jump|leap|hopp?|fly|soar)(?:ing|s)? over${article} $`, 'u')],
  [
    'half',
    /^(?: and|,| ?\/|,? (?:that's|thats|that is|which is|who is|who's))? half (?:of )?(?:an? |the )?$/,
  ],
];
