import type { RelationKind } from '../../reading.ts';

/** A kind of relation and the words that tell it. */
export type RelationPattern = readonly [RelationKind, RegExp];

/** An article and what describes the second thing. */
export const article =
  '(?: (?!and |with |or |for |under |over |above |behind |below |front |both |left |right |top |fire |black )[\\p{L}-]+){0,3}';

/** The first of some patterns that is found in a text, and the words that it finds there. */
export function matchOf(
  patterns: readonly RelationPattern[],
  text: string,
): { kind: RelationKind; words: string } | null {
  const found = patterns.find(([, pattern]) => pattern.test(text));
  return found ? { kind: found[0], words: found[1].exec(text)?.[0] ?? '' } : null;
}
