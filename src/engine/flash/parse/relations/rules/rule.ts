import type { RelationKind } from '../../reading.ts';
import type { Span } from '../../token-buffer.ts';
import type { FoundRelation } from '../found-relation.ts';
import type { Pair } from '../pair.ts';

/** What a rule tells of two names; null where it is for the next rule to tell, and nothing where there is nothing. */
export type Told = FoundRelation | readonly FoundRelation[] | null;
/** One way in which a text says how two names stand to each other. */
export type Rule = (pair: Pair) => Told;

/** Two names with the kind of relation that the words between them tell. */
export interface Link extends Pair {
  readonly kind: RelationKind;
}

/** What the first rule tells that has anything to tell. */
export function firstTold<Of>(rules: readonly ((of: Of) => Told)[], of: Of): Told {
  for (const rule of rules) {
    const told = rule(of);
    if (told !== null) return told;
  }
  return null;
}

/** The first does it to the second. */
export function related(
  kind: RelationKind,
  { i, next, span }: Pair,
  { start, end }: Span = span,
): FoundRelation {
  return { kind, subject: i, object: next, start, end };
}

/** The second does it to the first. */
export function reversed(
  kind: RelationKind,
  { i, next, span }: Pair,
  { start, end }: Span = span,
): FoundRelation {
  return { kind, subject: next, object: i, start, end };
}

/** Where the words are that say it after the second name. */
export function inTail({ second }: Pair, words: string): Span {
  return { start: second.end, end: second.end + words.length };
}

/** Where it is said both between the two names and after the second. */
export function throughTail({ second, span }: Pair, words: string): Span {
  return { start: span.start, end: second.end + words.length };
}
