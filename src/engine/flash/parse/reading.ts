import type { Concept } from '../lexicon/concept.ts';
import type { Pigment } from '../paint/palette.ts';

/** Something that the prompt asks for. */
export interface Subject {
  readonly concept: Concept;
  /** As the prompt says it. */
  readonly word: string;
  readonly count: number;
  /** The colour that the prompt gives it. */
  readonly pigment: Pigment | null;
}

/** How the prompt wants its subjects set. */
export type Wish = 'wrapped' | 'round' | 'wreath' | 'column' | 'symmetric';

/** What was read in a prompt. */
export interface Reading {
  /** In the order in which the prompt names them; no concept twice. */
  readonly subjects: readonly Subject[];
  /** Words to be written, as the prompt spells them. */
  readonly lettering: string | null;
  readonly wishes: ReadonlySet<Wish>;
  /** Words that mean something but are not drawn, in the order of the prompt. */
  readonly ignored: readonly string[];
}
