import type { Concept } from '../../../lexicon/concept.ts';

export type IsShownBy = (concept: Concept) => boolean;

/** What the drawings of some concepts show without being asked, and how a prompt says it. */
export type Shown = readonly [isShownBy: IsShownBy, pattern: RegExp];

/** By what one of these names is given to. */
export const named = (names: string): IsShownBy => {
  const set = new Set(names.split(/\s+/));
  return ({ name }) => set.has(name);
};
