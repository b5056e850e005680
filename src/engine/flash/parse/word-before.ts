/** The space is looked for first, and the word backwards from it: a long run of letters is walked over once. */
const lastWord = / $(?<=([\p{L}\d]+) )/u;

/** The word or number right before a place of a text, parted from it by one space; empty where there is none. */
export function wordBefore(text: string, place: number): string {
  return lastWord.exec(text.slice(0, place))?.[1] ?? '';
}
