import type { PlacedWord, Span, TokenBuffer } from '../../token-buffer.ts';

/** Beasts with their young. */
export interface Family {
  /** Where the grown one's name stands, which is left to be read. */
  readonly beast: Span;
  /** How many are grown; null where that is said of the name itself. */
  readonly grown: number | null;
  /** Whether the grown one is a mother. */
  readonly isMother: boolean;
  /** The word for the young; null where one word names old and young together. */
  readonly young: PlacedWord | null;
  /** How many are young, or all of them where one word names them together. */
  readonly count: number;
  /** A number that is too large to be drawn. */
  readonly excess: PlacedWord | null;
  /** All that is said of them. */
  readonly phrase: string;
}

/** More of a family are not drawn. */
const mostOfFamily = 7;

/** As many as are drawn of those that are told, and the number where these are more. */
export function drawnOf(
  buffer: TokenBuffer,
  told: number,
  phrase: Span,
  number: RegExp,
): Pick<Family, 'count' | 'excess'> {
  if (told <= mostOfFamily) return { count: told, excess: null };
  const found = number.exec(buffer.original.slice(phrase.start, phrase.end).toLowerCase());
  const start = phrase.start + (found?.index ?? 0);
  return { count: mostOfFamily, excess: buffer.placed({ start, end: start + (found?.[0].length ?? 0) }) };
}

/** Consumes all of a stretch but what is to be read later. */
export function consumeBut(buffer: TokenBuffer, { start, end }: Span, kept: readonly Span[]): void {
  for (let at = start; at < end; at++)
    if (!kept.some((span) => span.start <= at && at < span.end)) buffer.consume(at, at + 1);
}
