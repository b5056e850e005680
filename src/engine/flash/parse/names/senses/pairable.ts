import { isSkeletal } from '../dressed.ts';
import type { Mention } from '../mention.ts';

/** Who may be told to be two, as beasts and skeletons are. */
export function isPairable({ concept }: Mention): boolean {
  return concept.kind === 'creature' || isSkeletal(concept);
}
