import { inOwnEyes } from './eye-sockets.ts';
import type { RelationPattern } from './relation-pattern.ts';

/** What may follow the second name and turn the two round: "a turtle carrying an island on its back". */
export const saidAfter: readonly RelationPattern[] = [
  // Parts of a thing by which nothing is set.
  [
    'beside',
    /^ (?:(?!wrapped|wrapping|coiled)\p{L}+ing | +)?(?:(?:out )?(?:of|from)|on|at|over|tied to|hanging (?:from|off)) (?:its|the|one|each) (?:stems?|stalks?|petals?|lens|strap|strings?|frets?|hands|dial|needle|spine|sails?|mast|bow|stern|wheels?|spokes|windows?|door|wick|rim|chain|clasp|lid|soles?|laces)\b/u,
  ],
  // Where nobody sees it.
  ['beside', /^ (?:hidden |held |hiding |tucked )?behind (?:its|his|her|their|the) back\b/],
  // An eye's.
  ['inside', /^(?: (?:in(?:side)?|for|as) (?:the|its|an?))? (?:iris(?:es)?|pupils?)\b/],
  ['as-eyes', inOwnEyes],
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
    /^ (?:on it\b|on top(?: of (?:it|its head)\b|(?! of\b))|(?:sitting|perched|standing|resting|sleeping|lying|dancing|riding|climbing|swinging) (?:on|in|upon) it)\b/,
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
    /^ (?:growing|coming|sprouting|blooming|emerging|pouring|flowing|flying|bursting|crawling|climbing|jumping|leaping|spilling|rising|escaping|popping|exploding|slithering|walking|running)(?: up| out)? (?:out of|from|through) (?:(?:it|him|her)(?=\s*(?:$|[,.;]| (?:and|with|in|on)\b))|pages\b|(?:its|his|her|the)\b(?: (?:top|head|opening|brain|pages?|keys|neck|crown|skull|cranium|rim|spout|hat)\b)?)/,
  ],
];
