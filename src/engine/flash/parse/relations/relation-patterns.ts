import type { RelationKind } from '../reading.ts';

/** A kind of relation and the words that tell it. */
export type RelationPattern = readonly [RelationKind, RegExp];

/** An article and what describes the second thing. */
const article =
  '(?: (?!and |with |or |for |under |over |above |behind |below |front |both |left |right |top |fire |black )[\\p{L}-]+){0,3}';

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
  [
    'out-of',
    new RegExp(
      `^ (?:(?:is |are )?(?:grow|bloom|sprout|com|emerg|ris|reach|burst|climb|crawl|jump|fly|leap|break|pour|spill)\\p{L}*(?: up| out)? (?:out of|from|through)|out of)${article} $`,
      'u',
    ),
  ],
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
    'on',
    new RegExp(
      `^ (?:is |are )?(?:(?:perched|perching|landing|riding|dancing|climbing|crawling|swinging|${resting}) ){0,2}(?:on top of|on the back of|in the (?:back|bed) of|atop|on|upon)${article} $`,
      'u',
    ),
  ],
  ['on', new RegExp(`^ riding(?! (?:away|off|into|at|through|towards?)\\b)${article} $`, 'u')],
  [
    'hanging',
    new RegExp(
      `^ (?:is |that (?:is )?)?(?:hang|dangl|suspend|swing)\\p{L}* (?:upside[- ]down |down )?(?:from|by|on|off)${article} $`,
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
      `^ (?:is )?(?:(?:(?:go|run|stab|stick|stuck|thrust|driv|pierc|pass|plung|pok|cut)\\p{L}* )?(?:right )?through|(?:pierc|stabb|impal|skewer)ing)${article} $`,
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
  ['half', /^, half (?:an? |the )?$/],
];
/** What may follow the second name and turn the two round: "a turtle carrying an island on its back". */
export const after: readonly RelationPattern[] = [
  // Parts of a thing by which nothing is set.
  [
    'beside',
    /^ (?:(?!wrapped|wrapping|coiled)\p{L}+ing | +)?(?:(?:out )?(?:of|from)|on|at|over|tied to|hanging (?:from|off)) (?:its|the|one|each) (?:stems?|stalks?|petals?|lens|strap|strings?|frets?|hands|dial|needle|spine|sails?|mast|bow|stern|wheels?|spokes|windows?|door|wick|rim|chain|clasp|lid|soles?|laces)\b/u,
  ],
  [
    'as-eyes',
    /^ (?:(?:grow|bloom|com|sprout|burst|emerg)ing )?(?:up |out )?(?:of|from|through|in) (?:its |his |her |the )?(?:empty )?eyes?(?: ?sockets?)?\b/,
  ],
  ['as-eyes', /^ (?:for|as|instead of|in place of|in) (?:its |his |her |the )?eyes?(?: sockets?)?\b/],
  [
    'adorning',
    /^ (?:growing |woven |tangled |nestled |sitting )?(?:in|on|between|among|around|through|into) (?:its|his|her|the|their) (?:[\p{L}-]+ )?(?:antlers?|horns?|hair|forehead|mane|brow)\b/u,
  ],
  [
    'holding',
    /^ (?:in|between|with) (?:its|his|her|the|their) (?:mouth|beak|teeth|jaws|claws|talons|hands?|paws?|arms|trunk|tentacles|fangs)\b/,
  ],
  // Whoever types in haste leaves out whose they are.
  [
    'holding',
    /^ (?:in|between) (?:\p{L}+ )?(?:mouth|beak|bill|teeth|jaws|claws|talons|paws?|trunk|tentacles|fangs)\b/u,
  ],
  ['adorning', /^ (?:in|between|around) (?:antlers|horns|hair|mane)\b/],
  ['on', /^ on (?:shell|head)\b/],
  [
    'marking',
    /^ (?:on|over|across) (?:its|his|her|the|both|each of its) (?:wings?|chest|breast|belly|thorax|body)\b/,
  ],
  [
    'shouldered',
    /^ (?:(?:sitting|perched|perching|resting|standing) )?(?:on|over) (?:its|his|her|the) (?:left |right )?shoulders?\b/,
  ],
  ['on', /^ (?:on|in|over|across) (?:its|his|her|the) (?:back|shell|head|roof|(?:truck )?bed)\b/],
  [
    'on',
    /^ (?:on it\b|on top(?: of (?:it|its head))?|(?:sitting|perched|standing|resting|sleeping|lying|dancing|riding|climbing|swinging) (?:on|in|upon) it)\b/,
  ],
  [
    'around',
    /^ (?:(?:growing|blooming|climbing|wrapped|all) )?around (?:it|him|her|them|(?:the|its) (?:stem|handle|hilt|blade|trunk|neck|barrel|base|shaft|post|pole|heels?|legs?|arms?|waist|wrist|frame|edges?|border|rim|outside|bottom|stand|dial))\b/,
  ],
  ['behind', /^ (?:behind|in back of) (?:it|him|her|them)\b|^ (?:in|as) (?:the|a|its) back(?:ground|drop)\b/],
  [
    'through',
    /^ (?:(?:going|running|stabbed|stuck|thrust|driven|piercing|passing|plunged) )?(?:right )?through (?:it|him|her)\b/,
  ],
  [
    'under',
    /^ (?:\p{L}+ing )?(?:under|underneath|beneath|below)(?: (?:it|him|her|them)\b|(?=\s*(?:$|[,.;])))/u,
  ],
  ['between', /^ (?:\p{L}+ing )?(?:in )?between them\b/u],
  ['half', /^,? half (?:and|&|n) half\b|^各(?:占)?一?半|^半分ずつ/],
  [
    'out-of',
    /^ (?:growing|coming|sprouting|blooming|climbing|spilling|pouring|flowing|bursting|leaking|flying|rising|crawling|jumping|leaping|escaping|emerging|popping|peeking|sticking|exploding|erupting) out(?=\s*(?:$|[,.;]))/,
  ],
  ['out-of', /^ (?:growing|sprouting|blooming) (?:in|inside|out of|from) (?:it|them)\b/],
  [
    'inside',
    /^ (?:(?:trapped|caught|(?!coming|sticking|shining)\p{L}+ing) )?(?:(?:inside|within)(?: (?:of )?(?:it|him|her|them))?|in (?:it|them))(?=\s*(?:$|[,.;])| (?:like|as|held|for|and|with|surrounded)\b)/u,
  ],
  [
    'out-of',
    /^ (?:growing|coming|sprouting|blooming|emerging|pouring|flowing)(?: up| out)? (?:out of|from|through) (?:(?:it|him|her)(?=\s*(?:$|[,.;]| (?:and|with|in|on)\b))|(?:its|his|her|the)\b(?: (?:top|head|opening|brain|pages?|keys|neck|crown|skull|cranium|rim|spout|hat)\b)?)/,
  ],
];

/** "A compass with a heart in the middle": of the compass. */
export const inTheMiddle =
  /^ (?:right |exactly )?(?:in|at|inside) (?:the |its )(?:very )?(?:middle|cent(?:er|re))(?: of (?:it|its \p{L}+|the \p{L}+))?(?=\s*(?:$|[,.;]| (?:and|with)\b))/u;

/** The passive: the second is what winds. */
export const wrappedIn = new RegExp(
  `^ (?:is |that is )?(?:wrapped|bound|tangled|entangled|tied|chained|surrounded|encircled) (?:up )?(?:in|by|with)${article} $`,
  'u',
);

/** What may follow the owner of the place that something is on: "an eye on a lion's forehead". */
export const ownPlace: readonly RelationPattern[] = [
  ['adorning', /^ (?:forehead|brow)\b/],
  ['shouldered', /^ (?:left |right )?shoulders?\b/],
  ['marking', /^ (?:wings?|chest|breast|belly|thorax|body)\b/],
];

/** What an octopus does to ships, it does with its arms around them. */
export const attacking = new RegExp(`^ (?:is )?(?:attack|crush|sink|destroy|devour)\\p{L}*${article} $`, 'u');

/** What comes out of somebody's mouth is seen in it. */
export const ownMouth = /^ (?:mouth|jaws?|beak)\b/;

/** What stands all around comes second: "a deer inside a circle of leaves". */
export const ringOf =
  /^ (?:is )?(?:(?:\p{L}+ing )?(?:in|inside|within)|(?:framed|surrounded|encircled|enclosed|crowned) (?:by|in|with)) (?:an? )?(?:\p{L}+ )?(?:circle|ring|wreath|garland) of (?:\p{L}+ )?$/u;

/** What goes through it comes second. */
export const piercedBy = new RegExp(
  `^ (?:is |that is )?(?:pierced|stabbed|impaled|skewered|struck)(?: through)? (?:by|with)${article} $`,
  'u',
);

/** What is behind comes second. */
export const inFrontOf = new RegExp(`^ (?:is )?(?:\\p{L}+ing )?in front of${article} $`, 'u');

/** Who holds comes second: "a candle held by a skeleton hand". */
export const heldBy = new RegExp(
  `^ (?:is |that is |being )?(?:held|carried|gripped|clutched|grasped) (?:up )?(?:by|in)${article} $`,
  'u',
);

/** "A lion with a wheel behind". */
export const bareBehind = /^ behind(?= *(?:$|[,.;]))/;

/** "A girl with short hair and glasses" wears what comes last. */
export const wornWith = new RegExp(
  `^ (?:in|with)(?:${article}| (?:[\\p{L}-]+ ){1,3}(?:and|&)(?: [\\p{L}-]+){0,2}) $`,
  'u',
);
export const inShapeOf = new RegExp(
  `^ (?:(?:arranged )?in(?:to)? (?:the |an? )?(?:shape|form|outline) of|shaped like|shaped as|forming)${article} $`,
  'u',
);

export const bareAround = new RegExp(
  `^ (?:with (?:its|his|her) (?:tentacles|arms|body|coils) |growing |blooming |flying |circling |orbiting |swimming |dancing |floating |running )?around${article} $`,
  'u',
);
