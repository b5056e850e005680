import { kin } from '../stop-words/dedications.ts';
import type { PlacedWord, TokenBuffer } from '../token-buffer.ts';
import { spansOf } from '../token-buffer.ts';

/** What somebody is remembered by that is drawn itself: "the rose my grandma used to grow". */
const having =
  'have|own|keep|wear|carry|grow|plant|make|bake|cook|collect|love|sing|say|tell|read|call|drive|give|use|drink|eat|buy|pick|feed|paint|play';
const habits = new RegExp(`\\b(?:my|our) (?:late )?${kin} used to (?!(?:${having})\\b)\\p{L}+`, 'gu');

/** Takes off what somebody's kin used to do, which nothing draws: "my nan used to knit in her chair". */
export function takeHabits(buffer: TokenBuffer): PlacedWord[] {
  return spansOf(buffer.rest, habits).map((span) => buffer.take(span));
}
