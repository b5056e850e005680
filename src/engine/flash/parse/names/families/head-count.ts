import type { Concept } from '../../../lexicon/concept.ts';
import { englishCount } from '../../attributes/count.ts';
import type { FamilyForm } from './english-patterns.ts';
import { numbers, parents } from './english-words.ts';
import type { FamilySaid } from './family-said.ts';

export const anyNumber = new RegExp(`\\b(?:${numbers})\\b`);
const anyParent = new RegExp(`\\b(?:${parents})`, 'gu');
/** Ways to tell of one who is grown. */
const ofOne: ReadonlySet<FamilyForm> = new Set(['pair', 'apposed', 'as-beasts']);

/** How many are young, or all of them where one word names old and young together. */
export function countYoung(said: FamilySaid): number {
  const all = numberIn(said.all);
  if (said.form === 'family' && said.young === '') return all ?? 3;
  if (said.form === 'as-beasts') return all ?? (isPlural(said.kids) ? 2 : 1);
  return youngSaid(said);
}

/** How many are grown; null where their own name says it. */
export function countGrown(said: FamilySaid): number | null {
  const count = parentsIn(said.parents);
  if (count > 1) return count;
  const all = numberIn(said.all);
  if (said.form === 'family') return all === null ? 2 : Math.max(1, all - youngSaid(said));
  return said.isNamed && !ofOne.has(said.form) ? null : 1;
}

function youngSaid({ quantity, young, beast }: FamilySaid): number {
  return numberIn(quantity) ?? (isPlural(young) ? litter(beast, young) : 1);
}

function numberIn(text: string): number | null {
  const [word] = anyNumber.exec(text) ?? [];
  return word === undefined ? null : englishCount(word.replace(/ of$/, ''));
}

function isPlural(young: string): boolean {
  return /(?:s|ves|young|offspring|children)$/.test(young);
}

/** Who has many. */
function litter({ name }: Concept, word: string): number {
  return /^(?:hen|rooster|duck|goose|swan|cat|dog|pig)$/.test(name) ||
    /chicks|ducklings|kittens|puppies|piglets/.test(word)
    ? 3
    : 2;
}

function parentsIn(words: string): number {
  if (/\bparents?\b/.test(words)) return 2;
  return words.match(anyParent)?.length ?? 0;
}
