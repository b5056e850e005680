import type { ConceptPredicate } from '../../../lexicon/concept-predicate.ts';

/** What the drawings of some concepts show without being asked, and how a prompt says it. */
export type Shown = readonly [isShownBy: ConceptPredicate, pattern: RegExp];
