import type { Mention } from '../mention.ts';

/** Two mentions in a row, and what stands between them. */
export interface Neighbours {
  readonly text: string;
  readonly first: Mention;
  readonly second: Mention;
  readonly gap: string;
}

/** How two mentions become one; null where they do not. */
export type Join = (pair: Neighbours) => Mention | null;

/** One of the two that takes the place of both. */
export function inPlaceOf({ first, second }: Neighbours, one: Mention): Mention {
  return { ...one, start: first.start, end: second.end };
}
