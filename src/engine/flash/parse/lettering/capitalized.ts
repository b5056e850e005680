import type { Typeface } from '../../text/typefaces.ts';
import { joinedFaces } from '../../text/typefaces.ts';

/** Words as names are written. */
export function capitalized(words: string): string {
  return words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** What the prompt writes in capitals and wants in such a hand, as a name is written: HARUTO in cursive. */
export function inSmallLetters(words: string | null, typeface: Typeface | null): string | null {
  if (words === null || !joinedFaces.has(typeface) || /\p{Ll}/u.test(words)) return words;
  return words.replace(/(?<![\p{L}.])(?![MDCLXVI]+(?!\p{L}))\p{Lu}{3,}(?![\p{L}.])/gu, (word) =>
    capitalized(word.toLowerCase()),
  );
}
