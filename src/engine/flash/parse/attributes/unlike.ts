import type { PlacedWord, Slate } from '../slate.ts';
import { spansOf } from '../slate.ts';

const large = '大き[いな]|でかい|大的?';
const small = '小さ[いな]|ちいさ[いな]|ちっちゃい|小的?';
const owner =
  '(?:お?(?:[祖父母兄姉弟妹娘妻夫孫]|ばあ|じい|赤)(?:父|母|ちゃん|さん)?|息子|子供?|子ども|私|僕|俺|自分|彼女|彼氏|大人|男性?|女性?|男の子|女の子)';
const part = '(?:手|足|指|拳|足跡|手形|足形|腕|目|瞳)';

/** What tells two of one name apart, which are drawn alike: 大きいハートと小さいハート, 祖父の手と孫の手. */
const apart = [
  new RegExp(`(${large})(?=(\\p{L}{1,8}?)[とや和]?(?:もう一つの)?(?:${small})\\2)`, 'gu'),
  new RegExp(`(${small})(?=(\\p{L}{1,8}?)[とや和]?(?:もう一つの)?(?:${large})\\2)`, 'gu'),
  new RegExp(`(?<=(?:${large})(\\p{L}{1,8}?)[とや和]?(?:もう一つの)?)(?:${small})(?=\\1)`, 'gu'),
  new RegExp(`(?<=(?:${small})(\\p{L}{1,8}?)[とや和]?(?:もう一つの)?)(?:${large})(?=\\1)`, 'gu'),
  /大小(?=の|[二三2-3]つ|[、\s]|$)|(?<=[、\s])大[とや・]小(?=$|[、\s])/gu,
  new RegExp(`${owner}(?=の(${part})と${owner}の\\1)`, 'gu'),
  new RegExp(`(?<=${owner}の(${part})と)${owner}(?=の\\1)`, 'gu'),
  // A ring of flowers is no single one.
  /(?<=(?:[花葉羽]|(?<!土)星)の)輪(?![\p{L}])/gu,
  // Of beasts no part is drawn by itself, and no hand of a clock as a needle.
  /(?<=\p{L}(?<![人女男間者性私ホ])の)(?:鼻|耳|舌)(?=$|[、\s。]|に\p{L}|の上に)|(?<=時計の)針(?!と糸)/gu,
  /メスの?(?=猫|犬|虎|狼|馬|ネコ|イヌ|トラ|カブト|クワガタ)/gu,
];

/** Takes off what tells two of one name apart, to be reported. */
export function takeUnlike(slate: Slate): PlacedWord[] {
  // All are looked for before any is wiped off: each stands on the other.
  return apart
    .flatMap((pattern) => spansOf(slate.rest, pattern))
    .map((span) => {
      const placed = slate.placed(span);
      slate.wipe(span.start, span.end);
      return placed;
    });
}
