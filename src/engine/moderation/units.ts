/**
 * What a text is compared by: words of letters or digits, runs of katakana, each other character of Chinese and
 * Japanese, and the few signs that are written instead of words. All else only separates.
 */
const unit =
  /[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}々]|[࿕-࿘]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{N}])+/gu;
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The units of a folded text. */
export function unitsOf(text: string): string[] {
  return text.match(unit) ?? [];
}

/** Twice as much for a word as for a character of Chinese: so far apart are words of either. */
export function weightOf(unitText: string): number {
  return cjk.test(unitText) ? unitText.length : 2;
}

export const isCjk = (unitText: string): boolean => cjk.test(unitText);
