import { cjkColors, englishColors } from './color.ts';
import type { PlacedWord } from './content-words.ts';
import { Slate } from './slate.ts';
import { findConcepts } from './word-index.ts';

const look = '(?:(?:glowing|piercing|bright|dark|deep|light|icy|big|one) )*';
const eyes = new RegExp(
  [
    `\\b${look}(?:${englishColors.join('|')})[ -]eye(?:s|d)\\b`,
    '\\b(?:closed|half-closed) eyes\\b|\\beyes (?:closed|shut|wide open)\\b',
    `(?:${cjkColors.join('|')})色?[的いの]?(?:眼睛|双眼|眼|目|瞳)`,
    '(?:[开睁闭]着?(?:眼睛|双眼|眼))+|目を(?:閉じた?|閉じて|開いた)',
  ].join('|'),
  'gu',
);

/**
 * Takes off what is said of somebody's eyes: the eyes of "a lion, blue eyes" are no things of their own, and no
 * colour of the lion. As nothing gives eyes a look of their own, the words are returned, to be reported.
 */
export function takeFeatures(slate: Slate): PlacedWord[] {
  const spans = [...slate.rest.matchAll(eyes)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));
  if (spans.length === 0) return [];
  const others = new Slate(slate.rest);
  for (const { start, end } of spans) others.wipe(start, end);
  const hasBody = findConcepts(others).findings.some(
    ({ concept: { kind } }) => kind === 'creature' || kind === 'figure',
  );
  if (!hasBody) return [];
  for (const { start, end } of spans) slate.wipe(start, end);
  return spans.map((span) => ({ word: slate.spelled(span), start: span.start }));
}
