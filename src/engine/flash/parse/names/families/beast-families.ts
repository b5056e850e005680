import { namesCreature } from '../lookup/known-names.ts';
import { singularsOf } from '../plural.ts';

const counted =
  /\bfamily of (?=(?:two|three|four|five|six|[2-6]) (?:(?!with|and|in|on|from|holding|walking)\p{L}+ )?(\p{L}+s|\p{L}{2}ves|mice|geese|deer|sheep|fish|moose)\b)/giu;

/** Says of beasts how many they are: a "family of four" is one of people, and one "of four elephants" is not. */
export function withBeastFamilies(prompt: string): string {
  return prompt.replace(counted, (said, name: string) => {
    const word = name.toLowerCase();
    return [word, ...singularsOf(word)].some(namesCreature) ? '' : said;
  });
}
