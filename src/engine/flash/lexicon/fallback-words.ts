import { lexicon } from './lexicon.ts';

const words: ReadonlySet<string> = new Set(lexicon.flatMap(({ fallbackFor }) => fallbackFor));

/** Whether a word of the lexicon is drawn as something that is only near it: a coyote as a wolf. */
export function isFallbackWord(word: string): boolean {
  return words.has(word);
}
