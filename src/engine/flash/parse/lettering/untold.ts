import { isParticiple } from '../attributes/describing-words.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

const kin =
  '(?:(?:grand)?(?:mother|father|son|daughter|parents|kids|children|child)|grandma|grandpa|grandad|nana|nan|gran|buddy|cousin|mom|mum|mama|dad|papa|kid|child|baby|wife|husband|girlfriend|boyfriend|partner|brother|sister|sibling|family|dog|cat|pet|friend|son|uncle|aunt)';
const names = 'names?|initials?|signature|handwriting|voicemail|quotes?';
const dates =
  'birth ?dates?|dates? of (?:birth|death)|birthdays?(?! (?:hat|cupcake|cake|party|balloon|candle))|dates?|coordinates';
const cjkKin =
  '(?:我|我家|我的)?(?:[两二三四五]个|[二三四五]人の)?(?:妈妈|爸爸|奶奶|爷爷|外婆|外公|女儿|儿子|老婆|老公|妻子|丈夫|女朋友|男朋友|父母|爱人|恋人|闺蜜|宝贝|宝宝|孩子|家人|狗狗|猫咪|娘|息子|母|父|妻|夫|祖母|祖父|両親|子供(?:たち)?|家族|彼女|彼氏|友達|愛犬|愛猫|[两二三]人)';

/** Words of which a prompt says only that they are to be written. */
const untold = new RegExp(
  [
    `\\bcoordinates (?:of|to|for|from) (?:where|when|our|my|the|his|her|their)\\b[^,.;]{0,50}(?! \\d)`,
    `\\broman numerals (?:of|for) (?:(?:my|our|the|his|her|their|a) )?(?:${kin}'s )?(?:wedding|birth|anniversary|death)? ?(?:${dates})`,
    `\\b(?:(?:stopped|frozen|set|showing) at )?the (?:exact )?(?:time|hour|minute|moment|date|day) (?:that |when )?(?:my|our|his|her|she|he|we)\\b[^,.;\\d]{0,50}`,
    `\\b(?<!\\b(?:no |not? (?:the |any )|without (?:(?:an?|any|the) )?|in the |for |for (?:my|our) |for \\p{L}{3,9} |for (?:my|our) [\\p{L}']{1,14} ))(?:(?:my|our|his|her|their|the) )?(?:(?:late|little|two|three|first) )*(?:${kin}(?:'s|s'|s)? )?(?:(?:full|first|last|middle|maiden|family|birth) )?(?:${names}|${dates})(?: of (?:my|our|the|his|her) (?:\\p{L}+ )?${kin}s?)?\\b`,
    `(?:${cjkKin}[的の]?)?(?:名字|姓名|缩写|签名|名前|イニシャル)(?![なは]し|は?不要)`,
    `(?:${cjkKin}[的の]?)?(?:出生日期|日期|生年月日|日付|誕生日(?!ケーキ)|(?<!誕)生日(?![花蛋帽派快]))`,
  ].join('|'),
  'gu',
);
/** Numerals without a date, and what has them anyway. */
const numerals = /罗马数字|ローマ数字/gu;
const dial = /[钟表]|時計/u;
const isDate = /\b(?:birth|dates?|coordinates|roman numerals|time|hour|minute|moment|day)\b|日/u;

/**
 * Takes off names and dates that a prompt asks for: "my daughter's name and birth date". Those that it does not tell
 * are returned, to be reported; nobody wants to see "daughter's name" written.
 *
 * @param written what is to be written
 */
export function takeUntoldWords(buffer: TokenBuffer, written: string | null): PlacedWord[] {
  const spans = spansOf(buffer.rest, untold);
  if (!dial.test(buffer.rest)) spans.push(...spansOf(buffer.rest, numerals));
  const isTold = (word: string) => (isDate.test(word) ? /\d|[MDCLXVI]{3}/u : /\p{L}{2}/u).test(written ?? '');
  return spans.map((span) => buffer.take(span)).filter(({ word }) => !isTold(word));
}

/** 七歳の娘の似顔絵: the likeness of somebody whom nobody here has seen. */
const cjkPortraits =
  /(?:(?:[\d一二三四五六七八九十]+[歳才]|若い頃|亡き|亡くなった)の?)?(?:愛する|大好きな)?(?<!祖)(?:お?(?:父|母|兄|姉|弟|妹|娘|妻|夫|孫|親友|両親|家族|彼女|彼氏|恋人|友達|友人|子供?(?:たち)?|息子)(?:さん|ちゃん)?)の(?:似顔絵|肖像画?|ポートレート|顔写真|[笑寝横]?顔)/gu;
/** 妈妈的笑脸, おばあちゃんの笑顔: theirs, and no sign for a smile. */
const smilesOfKin = new RegExp(
  `${cjkKin}的?(?:笑[脸臉容颜顏])|(?:ひい)?(?:お?(?:ばあ|じい|母|父)(?:ちゃん|さん)|祖[父母]|ママ|パパ|うちの子|[孫子娘])の(?:笑顔|寝顔)`,
  'gu',
);

/** Takes off whose portraits a Chinese or Japanese prompt wants, which are to be reported. */
export function takePortraits(buffer: TokenBuffer): PlacedWord[] {
  return [cjkPortraits, smilesOfKin].flatMap((of) =>
    spansOf(buffer.rest, of).map((span) => buffer.take(span)),
  );
}

/** 我和我弟弟小时候的背影, 我爸妈的结婚照. */
const cjkLikeness = /我[^,，。]{0,14}(?:背影|[剪合]影|剪影|合照|结婚照|結婚照|照片|样子|樣子)\s*$/u;
const deedOfKin = new RegExp(
  `^(?:an? |the |my |our )?${kin} (\\p{L}+ing) (?:an?|the|his|her|their|my|our) `,
  'u',
);

/** "A mother braiding her daughter's hair": a picture that nothing draws, and no words. */
export function isDeedOfKin(text: string): boolean {
  return isParticiple(deedOfKin.exec(text.trim())?.[1] ?? '');
}

const relative = new RegExp(`^${kin}(?:'s|s)?$`, 'u');

/** Whether a prompt wants nothing but the likeness of somebody whom nobody here has seen: that is no word to write. */
export function isPortraitOfKin(text: string, left: readonly PlacedWord[]): boolean {
  if (cjkLikeness.test(text)) return true;
  return (
    /\b(?:portrait|photo|picture|face|likeness)\b/.test(text) &&
    left.every(({ word }) => relative.test(word.toLowerCase()))
  );
}
