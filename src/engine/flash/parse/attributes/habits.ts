import { kin } from '../quiet/dedications.ts';
import type { PlacedWord, Slate } from '../slate.ts';
import { spansOf } from '../slate.ts';

/** What somebody is remembered by that is drawn itself: "the rose my grandma used to grow". */
const having =
  'have|own|keep|wear|carry|grow|plant|make|bake|cook|collect|love|sing|say|tell|read|call|drive|give|use|drink|eat|buy|pick|feed|paint|play';
const habits = new RegExp(`\\b(?:my|our) (?:late )?${kin} used to (?!(?:${having})\\b)\\p{L}+`, 'gu');

/** Takes off what somebody's kin used to do, which nothing draws: "my nan used to knit in her chair". */
export function takeHabits(slate: Slate): PlacedWord[] {
  return spansOf(slate.rest, habits).map((span) => slate.take(span));
}
