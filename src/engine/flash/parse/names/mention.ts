import type { Concept } from '../../lexicon/concept.ts';
import type { Span } from '../token-buffer.ts';

/** A place of the prompt that names a concept. */
export interface Mention extends Span {
  readonly concept: Concept;
  readonly isPlural: boolean;
  /** It stands for what is named, as a dove does for peace. */
  readonly isIdea: boolean;
  /** Where a name stands that is drawn by a fallback: its drawing is only the nearest one. */
  readonly fallback: Span | null;
}

/** Whether it is a beast or somebody. */
export function isBody({ concept: { kind } }: Mention): boolean {
  return kind === 'creature' || kind === 'figure';
}
