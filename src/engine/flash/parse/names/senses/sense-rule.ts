import type { ConceptName } from '../../../lexicon/concept.ts';
import { conceptNamed } from '../../../lexicon/lexicon.ts';
import type { Span } from '../../token-buffer.ts';
import type { Mention } from '../mention.ts';
import type { MentionContext } from '../mention-context.ts';

/**
 * What a word means where it does not mean what is found by it, or null.
 *
 * @param named all that the prompt names, with what is no thing in its place
 */
export type SenseRule = (context: MentionContext, named: readonly Mention[]) => Mention | null;

/** What of a mention is drawn by a fallback where it has another sense. */
type FallbackOf = (mention: Mention) => Span | null;
/** The drawing shows what is meant. */
export const exactly: FallbackOf = () => null;
/** The drawing is a fallback where that of the other sense is one. */
export const likewise: FallbackOf = ({ fallback }) => fallback;
/** The drawing is a fallback. */
export const byFallback: FallbackOf = (mention) => mention;

/** A word has the sense of a concept where a test holds. */
export function sense(
  name: ConceptName,
  fallbackOf: FallbackOf,
  isMeant: (context: MentionContext, named: readonly Mention[]) => boolean,
): SenseRule {
  const concept = conceptNamed(name);
  return (context, named) =>
    isMeant(context, named) ? { ...context.mention, concept, fallback: fallbackOf(context.mention) } : null;
}

/** Whether one of these names is among mentions. */
export function isAmong(names: ReadonlySet<string>, mentions: readonly Mention[]): boolean {
  return mentions.some(({ concept }) => names.has(concept.name));
}
