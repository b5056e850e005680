import type { Span, TokenBuffer } from '../../token-buffer.ts';
import { spansOf } from '../../token-buffer.ts';
import type { Mention } from '../mention.ts';
import { bodies } from './bodies.ts';
import { movements } from './movements.ts';
import { objects } from './objects.ts';
import { isWithin, ownPartsIn } from './own-parts.ts';
import { people } from './people.ts';
import { plants } from './plants.ts';
import { signsAndGods } from './signs-and-gods.ts';

/** What drawings show without being asked: a dragon's scales weigh nothing. */
const shown = [...movements, ...bodies, ...people, ...signsAndGods, ...plants, ...objects];

/** Whether only a part of a name stands for something else: the steam of "coffee with steam". */
function isPartly({ fallback, start, end }: Mention): boolean {
  return fallback !== null && (fallback.start > start || fallback.end < end);
}

/** Mentions without what the drawings of others show anyway; the words for it are consumed. */
export function withoutShown(buffer: TokenBuffer, text: string, mentions: readonly Mention[]): Mention[] {
  let rest = [...mentions];
  for (const [isShownBy, pattern] of shown) {
    if (!mentions.some(({ concept }) => isShownBy(concept))) continue;
    const spans = spansOf(text, pattern);
    const isSaid = (of: Span) => spans.some(({ start, end }) => start <= of.start && of.end <= end);
    for (const { start, end } of spans) buffer.consume(start, end);
    rest = rest
      .filter((mention) => isShownBy(mention.concept) || !isSaid(mention))
      .map((mention) =>
        isPartly(mention) && isSaid(mention.fallback ?? mention) ? { ...mention, fallback: null } : mention,
      );
  }
  return rest;
}

/** Mentions without the parts that the drawings of their owners show; the words for them are consumed. */
export function withoutOwnParts(buffer: TokenBuffer, text: string, mentions: readonly Mention[]): Mention[] {
  const isCut = (of: Span, span: Span) => of.start < span.end && span.start < of.end && !isWithin(of, span);
  const spans = ownPartsIn(text, mentions).filter((span) => !mentions.some((of) => isCut(of, span)));
  for (const { start, end } of spans) buffer.consume(start, end);
  return mentions
    .filter((of) => !spans.some((span) => isWithin(of, span)))
    .map((of) => {
      const ends = spans.filter(({ joined }) => joined === of).map(({ end }) => end);
      const end = Math.max(of.end, ...ends);
      // What stands for all of a name stands for it with its parts.
      const isWhole = of.fallback?.start === of.start && of.fallback.end === of.end;
      return { ...of, end, fallback: isWhole ? { start: of.start, end } : of.fallback };
    });
}
