import type { ConceptName } from '../concept.ts';
import type { Language } from '../entry.ts';
import { conceptNamed } from '../lexicon.ts';
import type { SightName } from './sights.ts';
import { sights } from './sights.ts';

/** Something that is seen in a drawing, and what it is called. */
export interface Sight {
  /** The name of its concept, where it has one. */
  readonly concept: ConceptName | null;
  readonly words: Readonly<Record<Language, string>>;
}

/** What is seen, by its name. */
export function sightOf(name: ConceptName | SightName): Sight {
  if (isNameOfSight(name)) {
    const [en, zh, ja] = sights[name];
    return { concept: null, words: { en, zh, ja } };
  }
  const { words } = conceptNamed(name);
  const [en = '', zh = '', ja = ''] = [words.en, words.zh, words.ja].map(([usual]) => usual);
  return { concept: name, words: { en, zh, ja } };
}

function isNameOfSight(name: ConceptName | SightName): name is SightName {
  return name in sights;
}
