import type { Typeface } from '../../text/typefaces.ts';

/** Words as names are written. */
export function capitalized(words: string): string {
  return words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Hands whose capitals nobody can read in a row. */
const joined: ReadonlySet<Typeface | null> = new Set(['script', 'blackletter']);

/** What the prompt writes in capitals and wants in such a hand, as a name is written: HARUTO in cursive. */
export function inSmallLetters(words: string | null, typeface: Typeface | null): string | null {
  if (words === null || !joined.has(typeface) || /\p{Ll}/u.test(words)) return words;
  return words.replace(/(?<![\p{L}.])(?![MDCLXVI]+(?!\p{L}))\p{Lu}{3,}(?![\p{L}.])/gu, (word) =>
    capitalized(word.toLowerCase()),
  );
}
