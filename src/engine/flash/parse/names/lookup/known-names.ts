import type { Concept } from '../../../lexicon/concept.ts';
import { withTrait } from '../../../lexicon/lexicon.ts';
import { inSimplified } from '../../traditional.ts';
import { singularsOf } from '../plural.ts';
import { grouped } from './grouped.ts';
import { chineseFirst, english, japanese } from './word-index.ts';

/** English words of one word alone that name things to draw. */
export const thingWords: readonly string[] = [...english].flatMap(([word, meaning]) =>
  meaning && !meaning.isIdea && /^[a-z]+$/.test(word) ? [word] : [],
);

const wordsInNames = new Set([...english.keys()].flatMap((phrase) => phrase.split(' ')));

/** Whether an English word is one of a name that is known: the "scorpius" of its constellation. */
export function isInName(word: string): boolean {
  return wordsInNames.has(word) || singularsOf(word).some((singular) => wordsInNames.has(singular));
}

const pairs = [...english].flatMap(([phrase, meaning]) => {
  const words = phrase.split(' ');
  return meaning && words.length === 2 ? [words as [string, string]] : [];
});
const pairedWith = (at: 0 | 1) =>
  new Map(
    [...grouped(pairs, (words) => words[at])].map(([word, all]) => [word, all.map((of) => of[1 - at] ?? '')]),
  );

/** English names of two words as one: a teddybear. */
export const writtenAsOne: ReadonlyMap<string, string> = new Map(
  pairs
    .filter(([first, last]) => (first + last).length > 7)
    .map((words) => [words.join(''), words.join(' ')]),
);

/** What stands before and after a word in English names of two words. */
export const neighboursInNames: Readonly<Record<'before' | 'after', ReadonlyMap<string, readonly string[]>>> =
  {
    before: pairedWith(1),
    after: pairedWith(0),
  };

/** Whether an English word in small letters names something that is drawn, or known not to be. */
export function namesAnything(word: string): boolean {
  return english.has(word) || singularsOf(word).some((singular) => english.has(singular));
}

/** Whether a text is or ends with what a creature is called. */
export function namesCreature(text: string): boolean {
  if (english.get(text)) return english.get(text)?.concept.kind === 'creature';
  return japanese.some(([word, meaning]) => meaning?.concept.kind === 'creature' && text.endsWith(word));
}

/** Whether a text is what a Chinese or Japanese prompt calls something. */
export function namesCjk(text: string): boolean {
  return chineseFirst.some(([word]) => word === text);
}

const pets = withTrait('pet');
/** What the breeds of a pet are parts of. */
const bred = ['dog', 'cat'] as const;

/** Whether a Chinese text ends with what a pet is called: its breed, or what it is. */
export function namesPet(text: string): boolean {
  const read = inSimplified(text);
  return chineseFirst.some(
    ([word, meaning]) => meaning !== null && isPet(meaning.concept) && read.endsWith(word),
  );
}

function isPet({ name, parts }: Concept): boolean {
  return pets.has(name) || bred.some((pet) => parts.includes(pet));
}

/** Whether an English text is what a pet is called, a horse among them. */
export function namesEnglishPet(text: string): boolean {
  const concept = english.get(text.toLowerCase())?.concept;
  return concept !== undefined && (concept.name === 'horse' || isPet(concept));
}
