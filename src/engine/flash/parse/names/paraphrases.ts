import type { Rewriting } from './rewriting.ts';
import { rewritten } from './rewriting.ts';

const father = '(?:dad|daddy|father|grandad|grandpa|grandfather)';
const bearing = '(?:carrying|with|holding|lifting|walking with)';
const little = '(?:(?:little|young|small|baby) )*';
const upOn = '(?:(?:sitting|sat|riding|up|high) )*on';
/** "My dad carrying his little girl on his shoulders", "my son on his dads shoulders": whom, as prompts call them. */
const shouldered = (
  [
    ['daughter', 'daughter|girl|granddaughter', 'daughter|girl|granddaughter'],
    ['son', 'son|boy|grandson', 'son|boy|grandson'],
    ['child', 'child|kid|toddler|baby', 'child|kid|toddler|me'],
  ] as const
).flatMap(([whom, carried, sitting]): Rewriting[] => [
  [
    new RegExp(
      `\\b(?:(?:my|the|our|an?) )?(?:${father}|papa)(?: is)? ${bearing} (?:(?:his|my|her|our|an?|the) )?${little}(?:${carried}) ${upOn}(?:to)? (?:his )?shoulders\\b`,
      'giu',
    ),
    `dad with ${whom} on his shoulders`,
  ],
  [
    new RegExp(
      `\\b(?:(?:my|the|our|an?|his|her) )?${little}(?:${sitting}) ${upOn} (?:(?:her|his|my|their|the) )?${father}'?s shoulders\\b`,
      'giu',
    ),
    `dad with ${whom} on his shoulders`,
  ],
]);

/** How somebody says what a thing is like whose name does not come to mind, and its name. */
const paraphrases: readonly Rewriting[] = [
  [
    /\b(?:horse|pony) with (?:an? |one )?(?:\p{L}+ )?horn(?: on (?:its|his|her|the) (?:head|forehead))?\b/giu,
    'unicorn',
  ],
  [
    /\b(?:horse|pony) (?:with (?:(?:big|white|angel|large|spread|open|feathered) )*wings|that (?:can fly|flies|has wings))\b/giu,
    'pegasus',
  ],
  [/\bhalf[- ](?:woman|girl|human)(?:,? and|,)?[- ]half[- ]fish\b/giu, 'mermaid'],
  [/\bhalf[- ](?:man|human)(?:,? and|,)?[- ]half[- ]horse\b/giu, 'centaur'],
  [/\bhalf[- ](?:man|human)(?:,? and|,)?[- ]half[- ]bull\b/giu, 'minotaur'],
  [
    /\b(?:fire ?)?bird (?:that (?:rises|rose|is rising|comes)|rising|which rises) (?:up )?(?:from|out of) (?:the |its )?(?:ashes|fire|flames)\b/giu,
    'phoenix',
  ],
  [/\b(?:fire|flaming) ?bird\b(?= rising| from)/giu, 'phoenix'],
  [
    /\bskeleton (?:guy|man|dude|figure|monk)? ?(?:in (?:an? )?(?:black )?(?:robe|cloak|hood) )?with (?:an?|the|his) scythe\b/giu,
    'grim reaper',
  ],
  [
    /\b(?:genie|thing|spirit|guy) (?:from|in|out of|inside) (?:the|an?) (?:magic )?lamp(?: that grants (?:\p{L}+ )?wishes)?\b/giu,
    'genie',
  ],
  [
    /\bthing (?:that )?(?:you|u|people|natives) hang (?:over|above|by|on) (?:your|the|a|their) beds?(?: (?:to|that) catch(?:es)? (?:bad )?dreams)?\b/giu,
    'dreamcatcher',
  ],
  [
    /\b(?:deep sea )?fish with (?:the|an?) (?:light|lamp|lantern|light ?bulb) on (?:its|the|his) (?:head|forehead)\b/giu,
    'anglerfish',
  ],
  [/\b(?:bird (?:that|who) (?:delivers|brings|carries) (?:the )?bab(?:y|ies))\b/giu, 'stork'],
  [/\banimal with (?:black and white|zebra) stripes\b/giu, 'zebra'],
  [/\bbig cat with (?:orange and black |black )?stripes\b|\bstriped big cat\b/giu, 'tiger'],
  [/\bbig cat with spots\b|\bspotted big cat\b/giu, 'leopard'],
  [/\b(?:sea )?(?:creature|animal|monster|thing) with (?:eight|8) (?:arms|legs|tentacles)\b/giu, 'octopus'],
  [/\b(?:insect|bug|beetle)s? that (?:glow|light)s?(?: up)?(?: (?:in the dark|at night))?\b/giu, 'firefly'],
  [/\bflower that (?:follows|turns to|faces) the sun\b/giu, 'sunflower'],
  [
    /\b(?:flower|thing) (?:that )?you blow (?:on )?(?:to make|and make|for) (?:an? )?wish(?:es)?\b/giu,
    'dandelion',
  ],
  [
    /\b(?:thing|sand ?timer|sand clock)(?: with (?:the )?sand)?(?: that tells (?:the )?time)? (?:with|of) sand (?:in it|running)\b|\bsand (?:timer|clock)\b/giu,
    'hourglass',
  ],
  [/\bthree[- ]headed (?:guard )?dog\b|\bdog with (?:three|3) heads\b/giu, 'cerberus'],
  [
    /\b(?:woman|lady|girl|chick) with snakes? (?:for|as|instead of|in her) hair\b|\bsnake[- ]hair(?:ed)? (?:woman|lady|girl|chick)\b/giu,
    'medusa',
  ],
  [/\bone[- ]eyed giant\b|\bgiant with (?:one|1|a single) eye\b/giu, 'cyclops'],
  // Ranks and not counts; three cards, of which the first is a boar in Japanese alone.
  [/一富士[、 ]?二鷹[、 ]?三(?:茄子|なすび?)/gu, '富士と鷹と茄子'],
  [/(?<!花札の)猪鹿蝶/gu, '猪と鹿と蝶'],
  // あり alone is a verb.
  [/(?<=^|[、。\s])あり(?=の(?:行列|巣|群れ)|[とや][\p{Script=Katakana}蝶蜂蜘])/gu, 'アリ'],
  [/\bchocolate lab(?:rador)?(?: retriever)?\b/giu, 'brown labrador'],
  // Who holds a hand embraces nobody, and shows no hand of its own.
  [
    /\b(?:dad|daddy|papa|father)s?(?: is)? holding (?:(?:his|my|the|her|a) )?(daughter|son)(?:'s|s')?s? hands?\b/giu,
    'father and $1 holding hands',
  ],
  [
    /\b(?:mom|mommy|mum|mama|mother)s?(?: is)? holding (?:(?:her|my|the|his|a) )?(daughter|son)(?:'s|s')?s? hands?\b/giu,
    'mother and $1 holding hands',
  ],
  // One half of something is no mandala cut in two.
  [
    /(?<=^(?:an? )?)((?:lion|lioness|wolf|tiger|elephant|owl|skull|cat|buddha|medusa|woman|girl|bear|fox|moon|sun|turtle|butterfly)(?: face| head)?),? half mandala\b/giu,
    'half $1 half a mandala',
  ],
  [/\bhalf mandala\b(?=.*\bhalf\b)|(?<=\bhalf\b.*)\bhalf mandala\b/giu, 'half a mandala'],
  // Where the young are is no place for the tattoo.
  [
    /(?<=\bwith (?:(?:an?|her|its|his|two|three|the) )?(?:\p{L}+ )?(?:baby|babies|cubs?|pups?|young|chicks?|joey|owlets?)) on back\b/giu,
    ' on its back',
  ],
  // What flowers grow on is no place for them.
  [
    /^(?:an? |i want an? )?spine(?= (?:with|and|covered in|wrapped in) (?:\p{L}+ ){0,2}(?:flowers?|roses?|vines?|blossoms?|leaves|ivy|florals?|peon(?:y|ies)|daisies|thorns)\b)/giu,
    'human spine',
  ],
  ...shouldered,
  [/\bsun with (?:\p{L}+ )?rays and an? (?:\p{L}+ )?face\b/giu, 'sun with a face'],
];

/** The signs of the years, and the beasts of the lexicon that they are: 干支の寅. */
const yearBeasts = new Map(
  [...'子丑寅卯辰巳午未申酉戌亥'].map((sign, i) => [sign, '鼠牛虎兎龍蛇馬羊猿鶏犬猪'.charAt(i)]),
);
const yearSign = new RegExp(`(?<=干支の)[${[...yearBeasts.keys()].join('')}](?!年)`, 'gu');

/** A prompt in which what is only described has its name: a horse with a horn is a unicorn. */
export function withNamesOfDescribed(prompt: string): string {
  const beastly = prompt.replace(yearSign, (sign) => yearBeasts.get(sign) ?? sign);
  return rewritten(beastly, paraphrases);
}
