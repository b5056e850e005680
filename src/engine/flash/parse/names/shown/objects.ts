import { having, named } from '../../../lexicon/concept-predicate.ts';
import type { Shown } from './shown-by.ts';

/** What things are drawn with, and how. */
export const objects: readonly Shown[] = [
  [named('paper-lantern'), /灯りの(?:つ|点|灯|とも)(?:いた|った|く|る)|点[亮着]的?|亮着的?/gu],
  [named('book'), /翻?打?[开開](?:着)?的?(?=[书書])|(?:摊|翻)开的?(?=[书書])|開いた(?=本)/gu],
  [named('clock', 'pocket-watch'), /\broman numerals?\b|罗马数字|ローマ数字/gu],
  [having('adrift'), /\bfloating\b|漂浮|飘浮|浮かぶ/gu],
  [named('ship', 'sailboat', 'paper-boat', 'longship'), /\b(?:floating|sailing|at sea)\b|浮かぶ|航行/gu],
  [named('eye', 'crying-eye', 'all-seeing-eye'), /\b(?:iris|pupil)\b/gu],
  [having('sliced'), /\bslices?\b/gu],
  [having('flowing'), /\b(?:flowing|crashing|falling|burning|rising)\b|流れる|燃える|燃烧/gu],
  [having('crossing'), /\bcrossed\b|交叉|交差(?:した|する)/gu],
  [having('socketed'), /\b(?:eye )?sockets?\b/gu],
  [named('mermaid', 'sailor-girl', 'hula-girl'), /\bpin-? ?up\b/gu],
  [named('television'), /\brabbit[- ]ears?\b|\bantennas?\b/gu],
  [named('hot-dog'), /\bmustard\b/gu],
  [named('beer'), /\b(?:foam|froth|frothy head)\b/gu],
  [
    named('pizza', 'burger'),
    /(?<=\b(?:pizzas?|burgers?|slice) with (?:\p{L}+,? ){0,4})cheese\b|\bcheesy\b/gu,
  ],
  [named('burger'), /(?<=\bburgers? with (?:\p{L}+,? ){0,4})(?:lettuce|tomato(?:es)?)\b/gu],
  [named('ramen'), /(?<=\b(?:ramen|bowl) with (?:\p{L}+,? ){0,4})eggs?\b/gu],
  [named('baseball', 'bat-and-ball', 'baseball-bat'), /\b(?:red )?(?:stitch(?:es|ing)|seams)\b/gu],
  [named('golf'), /\b(?:on (?:an? |the )?)?tee\b/gu],
  [named('shogi-piece'), /王将/gu],
  [named('wedding-rings', 'ring'), /\b(?:(?:simple|plain|thin|gold|wedding) )*bands?\b/gu],
  [named('hourglass'), /\b(?:running |falling )?sand\b(?: running out\b)?/gu],
  [named('champagne'), /\bpopp(?:ing|ed)\b/gu],
  [named('champagne-glasses'), /\bclinking\b/gu],
  [named('match', 'cigarette', 'lighter', 'candle'), /\b(?:burning|lit)\b/gu],
  [
    named('candle', 'candle-skull'),
    /\b(?:(?:melting|melted|dripping) )?wax\b(?: (?:drips|dripping|melting|running)(?: down\b)?)?|\b(?:dripping|melting|melted)\b/gu,
  ],
  [named('barbell'), /\b(?:weight )?plates?\b/gu],
  [named('paper-plane'), /\bloops?\b|\b(?:dotted|dashed) (?:lines?|trails?|paths?|loops?)\b/gu],
  [
    having('steaming'),
    /\b(?:steaming|(?:with )?(?:rising )?steam)\b|热气腾腾的?|冒着?热气的?|(?:から)?湯気(?:[のが](?:立ち上る|立つ|出る|出て(?:い?る)?|上がる))?|蒸汽/gu,
  ],
  [named('cliff', 'lighthouse', 'mountain', 'island'), /\brock(?:y|s)?\b(?! (?:and|n|'n)\b)/gu],
  [having('brass'), /\b(?:(?:old|antique|vintage) )?brass\b/gu],
  [({ kind }) => kind === 'pattern', /\bpatterns?\b/gu],
];
