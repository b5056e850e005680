import type { Finding } from '../finding.ts';

/** Two findings in a row, and what stands between them. */
export interface Neighbours {
  readonly text: string;
  readonly first: Finding;
  readonly second: Finding;
  readonly gap: string;
}

/** How two findings become one; null where they do not. */
export type Join = (pair: Neighbours) => Finding | null;

/** One of the two that takes the place of both. */
export function inPlaceOf({ first, second }: Neighbours, one: Finding): Finding {
  return { ...one, start: first.start, end: second.end };
}
