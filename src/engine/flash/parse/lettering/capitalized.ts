/** Words as names are written. */
export function capitalized(words: string): string {
  return words.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
