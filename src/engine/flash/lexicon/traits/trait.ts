import type { BodyTrait } from './body.ts';
import type { KindTrait } from './kind.ts';
import type { UseTrait } from './use.ts';
import type { ViewTrait } from './view.ts';

/** What is known of a thing besides its words: the reader of prompts and the compositions ask for it. */
export type Trait = KindTrait | BodyTrait | ViewTrait | UseTrait;

/** Traits that come with another: what is drawn with one body is known of all that have it. */
const implied: Readonly<Partial<Record<Trait, readonly Trait[]>>> = {
  'walking-away': ['full-length'],
  'game-fish': [
    'kind-of-fish',
    'finned',
    'swimming',
    'leaping',
    'fish-tailed',
    'fished',
    'afloat',
    'mouth-foremost',
    'airborne',
  ],
  'butterfly-kin': [
    'kind-of-insect',
    'flying',
    'wings-spread',
    'airborne',
    'back-shown',
    'settling',
    'from-above',
  ],
  'small-bird': ['perching', 'beaked', 'mouth-foremost'],
  'parrot-kin': ['perching', 'beaked', 'mouth-foremost'],
  place: ['on-the-floor'],
  tree: ['tall'],
  'full-length': ['whole-figure'],
};

/** The traits, and all that come with them. */
export function withImplied(traits: readonly Trait[]): ReadonlySet<Trait> {
  const all = new Set(traits);
  // A set is walked to its end, with what is added on the way.
  for (const trait of all) for (const other of implied[trait] ?? []) all.add(other);
  return all;
}
