import type { Language } from '../entry.ts';
import { conceptNamed } from '../lexicon.ts';

/** Something that is seen in a drawing, and what it is called. */
export interface Sight {
  /** The name of its concept, where it has one. */
  readonly concept: string | null;
  readonly words: Readonly<Record<Language, string>>;
}

/** What a drawing brings that its name does not say. */
export interface Brought {
  /** The name of the concept that is drawn. */
  readonly by: string;
  readonly sight: Sight;
}

/** What is seen, as a concept or as English|Chinese|Japanese, and the names of the drawings it is seen in. */
export type SightEntry = readonly [seen: string, names: string];

/** What is seen in drawings, by their names. */
export function byDrawing(entries: readonly SightEntry[]): ReadonlyMap<string, readonly Sight[]> {
  const sights = new Map<string, Sight[]>();
  for (const [seen, names] of entries) {
    const sight = readSight(seen);
    for (const name of names.split(/\s+/)) sights.set(name, [...(sights.get(name) ?? []), sight]);
  }
  return sights;
}

/** What is seen, as a concept or as English|Chinese|Japanese. */
export function readSight(seen: string): Sight {
  const named = conceptNamed(seen);
  const [en = '', zh = '', ja = ''] = named
    ? [named.words.en, named.words.zh, named.words.ja].map(([usual = '']) => usual)
    : seen.split('|');
  return { concept: named?.name ?? null, words: { en, zh, ja } };
}
