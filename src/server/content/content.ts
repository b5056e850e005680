import type { Language } from '#contract/language.ts';
import type { StyleId } from '#contract/style-ids.ts';
import type { TagId } from './tags.ts';

/** A text in every language: what ships is complete. */
export type Texts = Readonly<Record<Language, string>>;

/** A picture of the library: all that the engine needs to draw it, and what is said about it. */
export interface Design {
  /** Its lasting name: the id of its image follows from it. */
  readonly slug: string;
  readonly style: StyleId;
  readonly seed: number;
  readonly tags: readonly TagId[];
  readonly title: Texts;
  /** Drawn from the English words; the engine understands the others just as well. */
  readonly prompt: Texts;
}

export interface CategoryContent {
  readonly slug: string;
  readonly name: Texts;
  readonly intro: Texts;
  /** The best first. */
  readonly designs: readonly Design[];
}
