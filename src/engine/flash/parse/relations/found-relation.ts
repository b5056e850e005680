import type { Concept } from '../../lexicon/concept.ts';
import type { RelationKind } from '../reading.ts';

/** Where a prompt names something. */
export interface Name {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
}

/** A relation between two of the names that were found, by their positions in the list. */
export interface FoundRelation {
  readonly kind: RelationKind;
  readonly subject: number;
  readonly object: number;
  /** The words that say it. */
  readonly start: number;
  readonly end: number;
}

/** Whether a name is somebody's: a beast's or a person's. */
export function isBody({ concept: { kind } }: Name): boolean {
  return kind === 'creature' || kind === 'figure';
}
