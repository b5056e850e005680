import type { Span, TokenBuffer } from '../../token-buffer.ts';
import { spansOf } from '../../token-buffer.ts';
import type { Finding } from '../finding.ts';
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
function isPartly({ near, start, end }: Finding): boolean {
  return near !== null && (near.start > start || near.end < end);
}

/** Findings without what the drawings of others show anyway; the words for it are consumed. */
export function withoutShown(buffer: TokenBuffer, text: string, findings: readonly Finding[]): Finding[] {
  let rest = [...findings];
  for (const [isShownBy, pattern] of shown) {
    if (!findings.some(({ concept }) => isShownBy(concept))) continue;
    const spans = spansOf(text, pattern);
    const isSaid = (of: Span) => spans.some(({ start, end }) => start <= of.start && of.end <= end);
    for (const { start, end } of spans) buffer.consume(start, end);
    rest = rest
      .filter((finding) => isShownBy(finding.concept) || !isSaid(finding))
      .map((finding) =>
        isPartly(finding) && isSaid(finding.near ?? finding) ? { ...finding, near: null } : finding,
      );
  }
  return rest;
}

/** Findings without the parts that the drawings of their owners show; the words for them are consumed. */
export function withoutOwnParts(buffer: TokenBuffer, text: string, findings: readonly Finding[]): Finding[] {
  const isCut = (of: Span, span: Span) => of.start < span.end && span.start < of.end && !isWithin(of, span);
  const spans = ownPartsIn(text, findings).filter((span) => !findings.some((of) => isCut(of, span)));
  for (const { start, end } of spans) buffer.consume(start, end);
  return findings
    .filter((of) => !spans.some((span) => isWithin(of, span)))
    .map((of) => {
      const ends = spans.filter(({ joined }) => joined === of).map(({ end }) => end);
      const end = Math.max(of.end, ...ends);
      // What stands for all of a name stands for it with its parts.
      const isWhole = of.near?.start === of.start && of.near.end === of.end;
      return { ...of, end, near: isWhole ? { start: of.start, end } : of.near };
    });
}
