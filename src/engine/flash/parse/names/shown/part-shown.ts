import type { ConceptPredicate } from '../../../lexicon/concept-predicate.ts';

/** A part that drawings show: whose, what it is called, and how it looks. Patterns of English words and of Chinese and Japanese ones. */
export interface PartShown {
  readonly of: ConceptPredicate;
  readonly part: string;
  /** What of it is true of every drawing, said before it. */
  readonly looks?: string;
  /** The same, said after it. */
  readonly after?: string;
  readonly cjk?: string;
}
