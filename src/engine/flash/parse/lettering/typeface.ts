import type { Typeface } from '../../text/typefaces.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

/** What follows the name of a hand; alone, "gothic" and "western" are no lettering. */
const letters = '(?:letters?|lettering|fonts?|typeface|type|text|numbers?|numerals|writing|style letters)';
const inHand = (names: string) => `(?:\\b(?:in|with|using) )?(?:an? )?\\b(?:${names})`;

const patterns: readonly (readonly [Typeface, RegExp])[] = [
  [
    'blackletter',
    new RegExp(
      `${inHand('old english|blackletter|black letter|fraktur')}\\b(?: ${letters}\\b)?|${inHand('gothic|chicano|medieval')} ${letters}\\b|哥特体|哥特字体|ゴシック体|ブラックレター`,
      'u',
    ),
  ],
  [
    'script',
    new RegExp(
      `${inHand('cursive|calligraphy(?! brush)|handwritten|joined-up')}\\b(?: ${letters}\\b)?|${inHand('script|flowing|elegant|fancy|italic')} ${letters}\\b|\\b(?:in|with) (?:an? )?(?:(?:small|tiny|fine|thin|delicate|simple|pretty|nice|beautiful|flowing|elegant|fancy|cursive|handwritten)[ -])*script\\b(?! of\\b)|(?:英文)?花体(?:字|英文)?|手写体|筆記体で?|カリグラフィー`,
      'u',
    ),
  ],
  ['western', new RegExp(`${inHand('western|wanted poster|cowboy|saloon')} ${letters}\\b`, 'u')],
  [
    'roman',
    new RegExp(
      `${inHand('roman|serif|capital|block|uppercase|typewriter|print')} (?:letters?|lettering|fonts?|type|text)\\b|衬线体|明朝体`,
      'u',
    ),
  ],
];

/** After the words themselves: "no regrets script". */
const plainScript = /\bscript\b(?=\s*(?:$|[,.;]|tattoo\b|with\b))/u;
/** The words that are written, spoken of as letters: no envelopes. */
const theLetters =
  /\b(?:(?:the|some|small|big|black) )*(?<!love )letters\b(?! to)|首?字母|(?:[漢汉]字|平仮名|ひらがな|片仮名|カタカナ)[での]?/gu;
/** Hands of the brush, near to which the engine's Chinese and Japanese fonts are: the words name no brush and no book. */
const brushHands =
  /(?:行楷|小楷|[行楷][书書]|毛[笔筆](?:[书書]法字?|字|[写寫](?=\s*(?:一?[个個])?(?:\s|["“「]|$)))|筆文字|筆書き|毛筆体|[书書]法字)[体體]?[での]?/gu;
/** Where there are words, these are how they are written. */
const anyHand =
  /[书書]法|手[写寫]字|[繁简簡][体體]字?|中文字?|[艺藝][术術]字|(?<=^|[\s,，、])毛[笔筆](?=$|[\s,，、。])|達筆(?:な|で|に)?|(?<=^|[\s、])毛筆で|(?<=の\s*)字(?=$|[\s、。をがで])|(?<=^|[^\p{L}]|的)一[串行句段排](?=数字|[^\p{L}]|$)/gu;

/**
 * Finds in which hand the prompt wants its words, and consumes that; plain "letters" are consumed as well.
 *
 * @param hasWords whether there are words to write
 */
export function takeTypeface(buffer: TokenBuffer, hasWords: boolean): Typeface | null {
  const typeface = takeNamedTypeface(buffer);
  buffer.consumeAll(
    new RegExp(`\\b(?:in|with) (?:(?:small|tiny|big|bold|thin|lowercase|simple) )*${letters}\\b`, 'gu'),
  );
  buffer.consumeAll(brushHands);
  if (!hasWords) return typeface;
  for (const stop of [theLetters, anyHand]) buffer.consumeAll(stop);
  const isInScript = typeface === null && plainScript.test(buffer.rest);
  if (isInScript) buffer.consumeAll(new RegExp(plainScript, 'gu'));
  return isInScript ? 'script' : typeface;
}

function takeNamedTypeface(buffer: TokenBuffer): Typeface | null {
  for (const [typeface, pattern] of patterns) {
    const match = pattern.exec(buffer.rest);
    if (!match) continue;
    buffer.consume(match.index, match.index + match[0].length);
    return typeface;
  }
  return null;
}

/** Hands that the engine does not have; letters with serifs are the nearest. */
const otherHands = new RegExp(`\\btypewriter(?= ${letters}\\b)`, 'gu');
/** Scripts and hands that no font of the engine has, and that it could not translate into. */
const scriptNames = '(?:arabic|hebrew|hindi|tibetan|elvish|hieroglyphic|braille)';
const languageNames =
  '(?:sanskrit|devanagari|korean|hangul|thai|greek|cyrillic|russian|armenian|georgian|amharic|persian|farsi|urdu|punjabi|bengali|tamil)';
const otherScripts = new RegExp(
  `\\bin ${languageNames}\\b(?: ${letters})?(?! \\p{L})|\\bin ${scriptNames}\\b(?: ${letters})?|\\b${scriptNames} (?:${letters}|script|calligraphy|characters?)\\b|(?:阿拉伯|希伯来|藏|泰|韩|印地|盲)文|(?:アラビア|ヘブライ|チベット|ハングル|点)(?:文?字|語)|(?:毛[笔筆])?[草隶隸隷篆][书書][体體]?|小篆`,
  'gu',
);

/** The hand of somebody, which nobody here has seen. */
const ownHands =
  /\b(?:(?:(?:my|our|his|her|their) )?(?:late )?\p{L}+'s?|my|our|his|her|their) (?:(?:own|actual|real|old) )?(?:handwriting|signature)\b|\b(?:handwriting|signature) of (?:my|our|his|her|their) (?:late )?\p{L}+|\p{Script=Han}{1,4}的?(?:手写字?|笔迹|亲笔)/gu;

/** The words for a hand that the drawing only comes near to, which stay to be read for the nearest, and for scripts. */
export function otherHandsIn(buffer: TokenBuffer): PlacedWord[] {
  const scripts = spansOf(buffer.rest, otherScripts).map((span) => buffer.take(span));
  const theirs = spansOf(buffer.rest, ownHands).map((span) => buffer.placed(span));
  return [...scripts, ...theirs, ...spansOf(buffer.rest, otherHands).map((span) => buffer.placed(span))];
}
