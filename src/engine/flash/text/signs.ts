/** Scripts whose letters stack or join to syllables: each is set as one sign, as "र्म" and "པདྨེ་" are. */
const stacked = '[\\p{Script=Devanagari}\\p{Script=Tibetan}\\p{Script=Siddham}]';
/** What makes the letter after it a part of the same sign. */
const joiner = '[\\u094D\\u{115BF}]';
const syllable = `(?:(?=\\p{L})${stacked}\\p{M}*${joiner})*(?=\\p{L})${stacked}\\p{M}*\\u0F0B?`;
/** Scripts that run from right to left or join within a word: all that stands together is one sign. */
const joined = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Thai}]';
const word = `(?:${joined}|\\p{M})+`;
const run = `${joined}${word}?(?: ${word})*`;
const sign = new RegExp(`${syllable}|${run}|[\\s\\S]`, 'gu');
const drawn = new RegExp(`^(?:${stacked}|${joined})`, 'u');

/** What a font sets as one: characters, or the syllables and words of scripts whose characters change beside each other. */
export function signsOf(text: string): string[] {
  return text.match(sign) ?? [];
}

/** Whether a sign is of a script of which the fonts' single characters are not enough. */
export function isDrawnSign(sign: string): boolean {
  return drawn.test(sign);
}

/** Whether a sign hangs on the line that joins it to the one before. */
export function hasHeadline(sign: string): boolean {
  return /^[\u0904-\u0939\u0958-\u0961]/u.test(sign);
}

/** Whether all of a text is seed syllables. */
export function isOfSeeds(text: string): boolean {
  return /^[\p{Script=Siddham}\s]+$/u.test(text);
}

/** Greek capitals have no accents. */
const accents = /(?<=\p{Script=Greek}\p{M}*)\u0301/gu;

/** A text in capitals, as far as its letters have any. */
export function inCapitals(text: string): string {
  return text.toUpperCase().normalize('NFD').replace(accents, '').normalize('NFC');
}
