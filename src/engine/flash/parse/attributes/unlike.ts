import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

const large = '大き[いな]|でかい|大的?';
const small = '小さ[いな]|ちいさ[いな]|ちっちゃい|小的?';
const owner =
  '(?:お?(?:[祖父母兄姉弟妹娘妻夫孫]|ばあ|じい|赤)(?:父|母|ちゃん|さん)?|息子|子供?|子ども|私|僕|俺|自分|彼女|彼氏|大人|男性?|女性?|男の子|女の子)';
const part = '(?:手|足|指|拳|足跡|手形|足形|腕|目|瞳)';

const beast =
  '(?:黒猫|白猫|小猫|猫咪?|ネコ|ねこ|狐狸?|キツネ|きつね|兎|兔子?|うさぎ|ウサギ|狼|オオカミ|鹿|熊|クマ|犬|狗|山羊|羊|ヤギ|牛|龍|竜|龙|鬼|悪魔|恶魔|虎|トラ|エルフ|精灵|獣|けもの)';
const person =
  '(?:美?少女|美?少年|女の子|男の子|女性|男性|美女|女[孩人生子神郎王侍]?|男[孩人生子]|娘|メイド|ナース|侍|武士|天使|妖精|姑娘)';
/** What is told of somebody or of a flower, and not drawn: 猫耳の女の子, 鹿の角を持つ女性, 长着鹿角的女人, 五枚花びらの桜. */
const borrowed = [
  // Of 龍の鱗だけ there would be the whole dragon.
  /(?<=\p{L}の)(?!顔|頭|横顔|首|花|目|瞳|肉球|足跡|羽|翼|角|骨)\p{L}{1,3}だけ(?=$|[、。\s])/gu,
  // Petals by themselves are drawn only of a cherry.
  /(?:[一二三四五六七八\d]枚の?)?花びら(?=の\p{L})|(?<=(?<!桜|さくら|サクラ)の)花びら(?!が?(?:舞|散|風))/gu,
  new RegExp(
    `${beast}の?(?:耳|角|尻尾|しっぽ|尾)(?:を(?:持つ|持った|つけた|付けた|した|生やした)|の?(?:生えた|はえた|ある|ついた|付いた))?(?=の?${person})`,
    'gu',
  ),
  new RegExp(
    `(?:[长長带帶戴有](?:着|著|有|出|了)?)?(?:一?[对對双雙])?${beast}的?(?:耳朵?|角|尾巴?)的?(?=${person})`,
    'gu',
  ),
];

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
export function takeUnlike(buffer: TokenBuffer): PlacedWord[] {
  // All are looked for before any is consumed: each stands on the other.
  return [...apart, ...borrowed]
    .flatMap((pattern) => spansOf(buffer.rest, pattern))
    .map((span) => {
      const placed = buffer.placed(span);
      buffer.consume(span.start, span.end);
      return placed;
    });
}
