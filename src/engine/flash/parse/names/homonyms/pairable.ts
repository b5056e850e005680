import { isSkeletal } from '../dressed.ts';
import type { Finding } from '../finding.ts';

/** Who may be told to be two, as beasts and skeletons are. */
export function isPairable({ concept }: Finding): boolean {
  return concept.kind === 'creature' || isSkeletal(concept);
}
