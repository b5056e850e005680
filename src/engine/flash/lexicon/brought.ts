import type { Pose } from '../motifs/motif.ts';
import type { Brought, Concept } from './concept.ts';
import { lexicon } from './lexicon.ts';

/** By the name of the drawing's concept and the pose that brings it: concepts, or English|Chinese|Japanese, parted by commas. */
const entries: Readonly<Record<string, string>> = {
  kraken: 'ship',
  sloth: 'branch',
};

const concepts: ReadonlyMap<string, Concept> = new Map(lexicon.map((concept) => [concept.name, concept]));

/** What drawings bring that their names do not say, by the name of a concept, and of a pose that brings it. */
export const brought: ReadonlyMap<string, readonly Brought[]> = new Map(
  Object.entries(entries).map(([key, list]) => [key, list.split(', ').map(read)]),
);

/** What the drawing of a concept brings in one of its poses, or in none. */
export function broughtBy(concept: string, pose: Pose | null): readonly Brought[] {
  return brought.get(pose === null ? concept : `${concept} ${pose}`) ?? [];
}

function read(entry: string): Brought {
  const named = concepts.get(entry);
  const [en = '', zh = '', ja = ''] = named
    ? [named.words.en, named.words.zh, named.words.ja].map(([usual = '']) => usual)
    : entry.split('|');
  return { concept: named?.name ?? null, words: { en, zh, ja } };
}
