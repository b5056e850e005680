import { namesCreature } from '../lookup/known-names.ts';
import { singularsOf } from '../plural.ts';

const counted =
  /\bfamily of (?=(?:two|three|four|five|six|[2-6]) (?:(?!with|and|in|on|from|holding|walking)\p{L}+ )?(\p{L}+s|\p{L}{2}ves|mice|geese|deer|sheep|fish|moose)\b)/giu;

/** Who goes after its mother: "duckling following mother duck". */
const led =
  /\b(\p{L}+) following (?:(?:its|his|her|their|the|a) )?(?:mother|mum|mummy|mama|mom) (\p{L}+)\b/giu;

/** People are a "couple holding hands", and beasts and bones are two who do so. */
const couple =
  /\b(\p{L}+) couple(?= (?:are |is )?(?:dancing|holding hands|hand in hand|walking|kissing|hugging|cuddling|embracing)\b)/giu;
const bones = /^(?:skeleton|skull)s?$/i;

/** Says of beasts how many they are: a "family of four" is one of people, and one "of four elephants" is not. */
export function withBeastFamilies(prompt: string): string {
  return prompt
    .replace(led, 'mother $2 with $1 following')
    .replace(counted, (said, name: string) => (isBeast(name) ? '' : said))
    .replace(couple, (said, name: string) => (isBeast(name) || bones.test(name) ? `${name} pair` : said));
}

function isBeast(name: string): boolean {
  const word = name.toLowerCase();
  return [word, ...singularsOf(word)].some(namesCreature);
}
