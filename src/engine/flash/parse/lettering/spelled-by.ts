import type { PlacedWord, Slate } from '../slate.ts';

/** What says that a thing is to be bent, tied or strewn into letters, after the name of the thing. */
const spelling =
  /\b(?:(?:that |which )?(?:spell(?:s|ing)?(?: out)?|form(?:s|ing)? the (?:words?|names?|letters?)|(?:shaped|bent|twisted|tied|woven|arranged|twisting|turning|curling)(?: up)? (?:in)?to (?:the )?(?:words?|names?|letters?|script|cursive))|(?:made|formed) (?:up |out )?of (?:the )?(?:words?|names?)|in the (?:shape|form) of (?:the )?(?:words?|names?|letters?))\b|(?:拼成|组成|拼出)(?=[^,，。]{0,4}(?:字|[A-Za-z"“「『]))|で(?:書いた|書かれた|綴った)(?=[^、。]{0,3}(?:文字|[A-Za-z"「『]))/iu;
/** What has letters on it anyway. */
export const bearer =
  /\b(?:banner|ribbon|scroll|letters?|lettering|letter blocks|tiles|beads|text|words?|script|font|sign|cursive|calligraphy|type|names?|quote)\b[^,.;]{0,12}$/iu;

/** The words by which a thing is to spell what is written, wiped off: it is written beside the thing, and this is told. */
export function spelledBy(slate: Slate): PlacedWord[] {
  const match = spelling.exec(slate.original);
  if (!match || match.index === 0 || bearer.test(slate.original.slice(0, match.index))) return [];
  return [slate.take({ start: match.index, end: match.index + match[0].length })];
}
