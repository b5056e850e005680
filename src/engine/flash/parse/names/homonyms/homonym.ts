import { conceptNamed } from '../../../lexicon/lexicon.ts';
import type { Span } from '../../token-buffer.ts';
import type { Finding } from '../finding.ts';
import type { Mention } from '../mention.ts';

/**
 * What a word means where it does not mean what is found by it, or null.
 *
 * @param named all that the prompt names, with what is no thing in its place
 */
export type Homonym = (mention: Mention, named: readonly Finding[]) => Finding | null;

/** Where the drawing of a homonym is only the nearest one. */
type Nearness = (finding: Finding) => Span | null;
/** The drawing shows what is meant. */
export const exactly: Nearness = () => null;
/** The drawing is as near as that of the other meaning. */
export const asNear: Nearness = ({ near }) => near;
/** The drawing is only the nearest one. */
export const nearly: Nearness = (finding) => finding;

/** A homonym that means a concept where a test holds. */
export function homonym(
  name: string,
  nearness: Nearness,
  isMeant: (mention: Mention, named: readonly Finding[]) => boolean,
): Homonym {
  const concept = conceptNamed(name);
  return (mention, named) =>
    concept && isMeant(mention, named)
      ? { ...mention.finding, concept, near: nearness(mention.finding) }
      : null;
}

/** Whether one of these names is among findings. */
export function isAmong(names: ReadonlySet<string>, findings: readonly Finding[]): boolean {
  return findings.some(({ concept }) => names.has(concept.name));
}
