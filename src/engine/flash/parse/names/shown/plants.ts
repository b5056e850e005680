import { having, named } from '../../../lexicon/concept-predicate.ts';
import type { Shown } from './shown-by.ts';

/** How plants are drawn. */
export const plants: readonly Shown[] = [
  [
    ({ kind }) => kind === 'flora',
    /\b(?:growing|blooming|blossoming|flowering|in (?:full )?bloom)\b|盛开的?|绽放的?|开花的?|咲く|咲いた|咲き誇る|簇拥的?|に?囲まれた/gu,
  ],
  [
    having('petaled'),
    /\bpetals\b(?<!\b(?:fall\p{L}*|flying|blowing|scatter\p{L}*|float\p{L}*|drift\p{L}*|loose|single|dropp\p{L}*|lost|swirling|rain of|trail of|made of|as|of) petals)(?! (?:are |that are |is )?(?:fall|fly|blow|scatter|float|drift|dropp?|turn|com|becom|dissolv|break|swirl|made|form|like|on fire|burn|melt|around|shaped|as|into|surround|spell|with|in |of))/gu,
  ],
  [named('lemon', 'orange', 'lime'), /\bsliced\b/gu],
  [named('lemon'), /\bblossoms?\b/gu],
  [named('cherry'), /\bstems?\b/gu],
  [named('mushroom'), /\b(?:white )?(?:dots?|spots?)\b/gu],
  [
    named('wisteria'),
    /\b(?:hanging|drooping|trailing)\b|垂[れ下](?:が?る|が?った|が?って(?:い?る)?|て(?:い?る)?|下がる)|垂下/gu,
  ],
  [
    having('cut-open'),
    /\b(?:(?:cut|sliced|split) )?(?:in|into) (?:half|two)\b|\b(?:cut|split|sliced|broken) open\b|\bhal(?:f|ved|ves)\b|切开的?|裂开的?|开口|半个|半分|割れた/gu,
  ],
  [having('seeded'), /\bseeds?\b|[石榴]?籽/gu],
  [
    named('ivy', 'vine', 'thorn-vine', 'trumpet-vine'),
    /\bclimbing\b(?: (?:up|along|around)\b)?|攀爬的?|爬满/gu,
  ],
];
