import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

/** Ways of drawing that no style here has, and likenesses that nothing here can have. A realistic heart is the one of flesh. */
const manners = new RegExp(
  [
    '\\b(?:(?:hyper|photo|micro|ultra|super|semi|very|really|extremely)[- ]?)?(?:photo[- ]?)?(?:realis(?:m|tic)|surrealism)\\b(?! (?:human |anatomical )?heart)(?: (?:styled?|look))?',
    '\\bphoto[- ]?real\\b',
    '\\btrash ?polka\\b(?: style)?',
    '\\bportraits?(?= of (?:my|our|his|her|him|me|us|them)\\b(?! family))',
    '(?:超|照片级)?(?:写实|寫實)(?:风格?|風格?|主义|主義|派)?的?|逼真的?|垃圾波尔卡',
    '(?:超)?(?:リアル(?:な(?!心臓)|に|風の?|タッチの?)|写実的?な?|フォトリアルな?)|トラッシュポルカ',
  ].join('|'),
  'gu',
);

/** Takes off how a prompt wants its picture drawn, where no style does that: it is told that it was not. */
export function takeUnmetManners(buffer: TokenBuffer): PlacedWord[] {
  return spansOf(buffer.rest, manners).map((span) => buffer.take(span));
}
