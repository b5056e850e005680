import { having, named } from '../../../lexicon/concept-predicate.ts';
import type { Shown } from './shown-by.ts';

/** What belongs to signs, gods and the peoples who tell of them. */
export const signsAndGods: readonly Shown[] = [
  [named('phoenix', 'sun'), /\brising\b|升起|昇る|舞い上がる/gu],
  [
    named('kappa'),
    /(?:きゅうり|キュウリ|胡瓜)(?:を(?:持つ|持った|持って(?:い?る)?|食べる|食べた|食べて(?:い?る)?|かじる))?|黄瓜/gu,
  ],
  [named('hamsa'), /\bblue eye\b(?: in (?:the|its) (?:middle|cent(?:er|re)|palm))?/gu],
  [named('pisces'), /\btwo (?:koi(?: fish)?|fish(?:es)?)\b|两条鱼|二匹の魚|首尾相[连接]/gu],
  [
    named('sagittarius', 'cupid'),
    /\b(?:(?:shooting|firing|aiming|drawing|pulling|holding|with)(?: (?:an?|his|the|its))? )+(?:bow and arrows?|arrows?|bow)\b/gu,
  ],
  [
    named('aquarius'),
    /(?<=\baquarius(?: (?:sign|zodiac|symbol))? )(?:water (?:bearer|carrier|jug|jar)|(?:pouring|spilling)(?: (?:out )?(?:the |some )?water)?(?: (?:from|out of) (?:an? |the |its )?(?:\p{L}+ )?(?:jug|vase|urn|pitcher|jar|pot|amphora))?)\b/gu,
  ],
  [
    named('sun', 'sun-face', 'virgin-mary', 'jesus'),
    /\b(?:(?:sun|light) )?rays\b(?: of (?:light|sun|sunlight|sunshine))?/gu,
  ],
  [named('sacred-heart'), /\b(?:on fire|flames?|fire|crown of thorns|thorns|rays)\b/gu],
  [named('raijin'), /\b(?:drums?|lightning)\b/gu],
  [named('fudo'), /火?炎を(?:背負|まと|纏)(?:う|った|って(?:い?る)?|い)/gu],
  [
    named('michael'),
    /\b(?:(?:fighting|defeating|slaying)(?! (?:an? |the |his )?(?:\p{L}+ )?(?:dragon|serpent|snake|beast|wolf|lion)\b)|raised|(?:stepping|standing|treading|trampling)(?= on\b))\b|战斗|大战|戦う/gu,
  ],
  [named('odin'), /\b(?:with (?:an? )?)?eye[ -]?patch\b|眼罩|眼帯/gu],
  [
    named('loki'),
    /\b(?:horns|horned (?:helmet|helm|crown)|helmet with (?:long )?horns)\b|牛?角盔|角のある兜/gu,
  ],
  [named('hermes'), /\bwinged (?:helmet|hat|cap)\b/gu],
  [named('erlang-shen'), /\b(?:third eye|three eyes|three-eyed)\b|第?三只?眼睛?|天眼|三つ目|第三の目/gu],
  [named('prometheus'), /\b(?:(?:chained|bound|tied)\b(?: up)?(?: (?:to|on))?|(?:an? |the )?rock\b)/gu],
  [named('winged-victory'), /\b(?:headless|marble|statue|sculpture)\b|雕像|彫刻/gu],
  [
    named('noahs-ark'),
    /\b(?:full of |filled with |carrying )?(?:all (?:of )?(?:the |his )?)?animals\b|动物|動物/gu,
  ],
  [having('egyptian'), /\begyptian\b|埃及|エジプト/gu],
  [having('greek'), /\bgreek\b|希腊|ギリシャ/gu],
  [having('norse'), /\b(?:nordic|norse)\b|北欧/gu],
  [having('japanese'), /\bjapanese\b/gu],
];
