/** Whom a tattoo is for: words that name nobody to be drawn where it is. */
const grand =
  'grand(?:ma|pa|mother|father|mom|mum|dad|parents?|sons?|daughters?|kids?|child(?:ren)?)|nana|nanna|nan|gran|granny|grammy|gramps|grandad';
const abroad = 'oma|opa|nonn[oa]|abuel(?:it)?[oa]|abuelos|ya ?ya|yiayia|baba|babcia|lol[oa]|t[ií][oa]';
const parents = 'mom|mommy|mum|mummy|mama|momma|mother|dad|daddy|papa|papaw|pops?|father|parents';
export const kin = `(?:great[- ])*(?:${grand}|${abroad}|${parents}|wife|husband|hubby|uncle|aunt|auntie)`;
const others =
  'boyfriend|girlfriend|partner|fianc[ée]e?|spouse|brothers?|sisters?|sis|siblings?|sons?|daughters?|kids?|child|children|baby|bab(?:y|ies)|boys?|girls?|twins|family|aunts|uncles|cousins?|nieces?|nephews?|friends?|best friends?|besties?|buddy|buddies|ex|godmother|godfather|stepdad|stepmom';
const days = 'birthday|anniversary|wedding|19th|18th|21st|30th|40th';
const how =
  '(?:late|dear|beloved|little|baby|big|older|younger|twin|best|two|three|four|five|six|[2-9]|first|future|own|dead|passed|autistic|unborn|lost|middle|youngest|oldest|eldest|sweet|amazing|wonderful|lovely|favou?rite|awesome|strong|brave|beautiful|dearest|darling|precious|loving|deceased|departed|only|newborn|crazy|scottish|irish|italian|mexican|greek|polish|german|english|welsh|japanese|french|cuban|filipino|jewish|portuguese|spanish)';
const month =
  'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter';

const after = "(?:'s(?: (?:birthday|memory|name|handwriting|signature|initials))?)?";
const clause =
  '(?: who (?:has |had )?(?:served|passed(?: away| on)?|died|fought|survived|raised me|beat cancer)|(?: up)? in heaven)?';
const more = `(?: and (?:(?:my|our) )?(?:${how} )*(?:${kin}|${others})\\b${after})*`;

/** What is drawn or told of somebody, so that it does ask for something. */
const theirs =
  '(?!(?:\\p{L}+ )?(?:portraits?|face|eyes|hands?|shoulders?|fingers?|photo|picture|voice|voicemail|silhouette|handwriting|signature|initials?|name|scribble|drawing)\\b)';

/** What somebody used to do may be what is to be seen. */
const deeds =
  'knit|crochet|sew|bake|cook|hunt|garden|paint|dance|sing|swim|surf|sail|golf|ski|climb|skate|farm|weld';

/** Phrases that say for whom a tattoo is, whose a thing was, and when somebody was born: they ask for no drawing. */
export const dedications = [
  `(?:in (?:loving )?(?:memory|honou?r) of|in remembrance of|(?:a )?(?:memorial|tribute|dedication|dedicated|reminder|gift) (?:piece |tattoo )?(?:to|for|of)|to (?:remember|honou?r|commemorate|celebrate|represent)|for me and|for|to remind me of|with|for (?:a )?matching couples?,?) (?:my |our |the )(?:${how} )*(?:${kin}|${others}|${days})\\b${after}${clause}${more}`,
  `(?:in (?:loving )?(?:memory|honou?r) of|for) (?:${how} )*${kin}${after}(?! ?'s)${clause}${more}`,
  `for (?:my |our |the |an? )?(?:\\p{L}+ )?(?:wife|husband)`,
  `for (?:my |our |the |an? )?(?:${month})(?: (?:bab(?:y|ies)|birthdays?|birth|bride|wedding|kid|girl|boy))?(?= *(?:$|[,.;]| and))${more}`,
  `(?<=\\p{L},? )(?<!\\b(?:of|flower) )(?:january|february|april|june|july|august|september|october|november|december)(?= *(?:$|[,.;]))`,
  `(?:(?:my|our|the) )?(?:(?:kids|children|daughters|sons|girls|boys|grandkids)'?(?:'s)? )?birth months?`,
  `for (?:my |our |the )?(?:\\p{L}+ )?(?:roots|heritage|ancestry|bloodline)(?= *(?:$|[,.;]))`,
  'for home(?= *(?:$|[,.;]))',
  `at (?:my |our )?${kin}'s(?: house| place| home)?`,
  `(?<!\\b(?:its|his|her|their) )(?:(?:my|our) )?(?:${how} )*${kin}'s (?=\\p{L})${theirs}`,
  `(?:(?:my|our) )?(?:dads|mums(?! (?:and|&|in|with|bouquet|flowers?|bloom\\p{L}*|growing)\\b)|moms|nans|nanas|grandads|grandmas|grandpas|grans) (?=\\p{L})${theirs}`,
  `(?:that|which) (?:once )?(?:belonged to|was) (?:my |our )?(?:${how} )*${kin}${after}`,
  `(?:that |which )?(?:my|our) (?:${how} )*${kin} (?:used to (?!(?:${deeds})\\b)\\p{L}+|loved|adored|had|has|wore|made|grew|planted|collected)`,
  `like (?:my|our) (?:${kin}|${others}) (?:has|had|have|wore|got)`,
  `(?:(?:mother|father|valentine)(?:'?s)? day|(?:birthday|christmas|xmas|anniversary|graduation|wedding|retirement) )? ?(?:gift|present) (?:to|for) (?:myself|me|us|ourselves|(?:my|our) (?:${how} )*(?:${kin}|${others}))`,
  `one for each(?: (?:of (?:us|(?:my|our|the|his|her|their) (?:${how} )*(?:${kin}|${others}))|(?:${how} )*(?:${kin}|${others})))?`,
  `(?<=\\bfor \\p{L}+,? )my (?:${kin}|${others})(?= *(?:$|[,.;]))`,
  `(?:my |our )?${kin} (?:beat|fought|survived) (?:it|cancer)`,
  // Those who wear it: "me and my two brothers want matching arrows", "my best mate and i would like".
  `(?:(?:me|myself|i) (?:and|&) my (?:${how} )*(?:${kin}|${others}|best mates?|mates?|missus|(?:\\d )?mates)|my (?:${how} )*(?:${kin}|${others}|best mates?|mates?|missus) (?:and|&) (?:i|me|myself))(?: (?:both|all|each))?(?= (?:(?:are|were) )?(?:want(?:ed|ing)?|wanna|would (?:like|love)|need|fancy|get(?:ting)?|hav(?:e|ing)|look(?:ing)?|think(?:ing)?|plan(?:ning)?)\\b)`,
  // Whose loss it remembers, where more is told: "i lost my baby at 12 weeks, want a tiny angel".
  `(?:i|we) (?:recently |just )?lost (?:my|our) (?:${how} )*(?:${kin}|${others})(?: (?:at \\d+ (?:weeks|months)|(?:last|this) (?:year|month|week)|(?:in|on) (?:${month})|(?:\\d+|a few|two|three|five|ten) (?:years?|months?|weeks?|days?) ago))*(?=,? (?:and|so|now|to|want|would|looking|hoping|can|could|thinking|after)\\b|[,.;] ?\\p{L})`,
  `half for each(?: (?:${kin}|${others}))?`,
].join('|');
