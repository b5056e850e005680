import type { Concept } from '../../../lexicon/concept.ts';
import type { FamilyForm } from './english-patterns.ts';

/** What a prompt says of a family, in its words; empty where it says nothing. */
export interface FamilySaid {
  readonly form: FamilyForm;
  readonly beast: Concept;
  /** Whether the grown are called by the beast's name. */
  readonly isNamed: boolean;
  /** "mama", "mother and father". */
  readonly parents: string;
  readonly young: string;
  /** The beast whose name is among the words for the young. */
  readonly youngBeast: Concept | null;
  /** "her two little". */
  readonly quantity: string;
  /** "and", "carrying". */
  readonly link: string;
  /** The people who are to be the young: "kids". */
  readonly kids: string;
  /** How many there are of the whole family, or of the kids. */
  readonly all: string;
}
